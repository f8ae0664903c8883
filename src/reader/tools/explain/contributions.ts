import type { Contributions } from '../../context/tool.ts';

const contributions: Contributions = {
  corrections: [
    {
      label: 'why_this',
      run: ({ open }) => {
        open('explain');
      },
    },
  ],
};

export default contributions;
