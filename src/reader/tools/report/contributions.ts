import type { Contributions } from '../../context/tool.ts';

const contributions: Contributions = {
  corrections: [
    {
      label: 'report',
      isPossible: ({ host }) => host.writeReport !== undefined,
      run: ({ open }) => {
        open('report');
      },
    },
  ],
};

export default contributions;
