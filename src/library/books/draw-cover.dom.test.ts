import { describe, expect, it } from 'vitest';
import { drawCover, wrapped } from './draw-cover.ts';

const fits = (line: string): boolean => line.length <= 10;

describe('wrapped', () => {
  it('breaks between words', () => {
    expect(wrapped('the oats  and the rye', 4, fits)).toEqual(['the oats', 'and the', 'rye']);
  });

  it('breaks a word that is too long, and Chinese between words without spaces', () => {
    expect(wrapped('Windmühlenflügel', 4, fits)).toEqual(['Windmühlen', 'flügel']);
    expect(wrapped('人人生而自由在尊严和权利上一律平等', 4, fits).join('')).toBe('人人生而自由在尊严和权利上一律平等');
  });

  it('ends the last line with an ellipsis if words are left', () => {
    expect(wrapped('the oats and the rye', 2, fits)).toEqual(['the oats', 'and the…']);
    expect(wrapped('', 2, fits)).toEqual([]);
  });
});

describe('drawCover', () => {
  const facts = { title: 'Oats', direction: 'ltr', names: ['One', 'Two'], foot: '2 articles', picture: null } as const;

  async function dotsOf(changes: object): Promise<(x: number, y: number) => readonly number[]> {
    const cover = (await drawCover({ ...facts, ...changes }))!;
    const image = await createImageBitmap(new Blob([cover.data], { type: cover.mimeType }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    return (x, y) => [...pen.getImageData(x * image.width, y * image.height, 1, 1).data.slice(0, 3)];
  }

  it('has the picture at the top', async () => {
    const red = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='20'><rect width='90' height='20' fill='red'/></svg>`;
    const dot = await dotsOf({ picture: red });
    expect(dot(0.5, 0.2)[0]).toBeGreaterThan(240);
    expect(dot(0.5, 0.2)[1]).toBeLessThan(20);
    expect(dot(0.5, 0.99)[1]).toBeGreaterThan(200);
  });

  it('has paper at the top where there is no picture, or a broken one', async () => {
    for (const picture of [null, 'data:image/png;base64,AAAA'])
      expect((await dotsOf({ picture }))(0.5, 0.05)[2]).toBeGreaterThan(200);
  });
});
