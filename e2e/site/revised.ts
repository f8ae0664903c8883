const STILL =
  'The office of the harbour keeps the times of the ferry on a board beside the door, where anybody may read them by day and, since the lamp was mended, by night as well.';
const LAST =
  'Whoever misses the last crossing can sleep in the loft above the office, which has six beds, a stove and a view of the lights on the other shore.';
const GONE =
  'In winter the ferry carries the post as well, and the captain reads the names on the cards aloud to whoever stands beside him at the wheel.';
const NEW =
  'A second boat was bought in the spring. It is smaller than the first, takes no cars, and crosses whenever ten people are waiting on the quay.';

const ARABIC = [
  'يحفظ مكتب الميناء مواعيد العبّارة على لوح بجانب الباب، حيث يستطيع كل إنسان أن يقرأها في النهار، ومنذ أن أُصلح المصباح يقرؤها في الليل أيضًا.',
  'ومن فاته العبور الأخير يستطيع أن ينام في الغرفة التي فوق المكتب، وفيها ستة أسرّة وموقد ونافذة تطل على أضواء الضفة الأخرى.',
] as const;

/** The same in Arabic, of `/revised-ar.html`: one word is another. */
export function revisedArabicPage(isRevised: boolean): string {
  const ferry = `تغادر العبّارة في الساعة ${isRevised ? 'الحادية عشرة' : 'التاسعة'} صباحًا عندما يغطي المد الحاجز الرملي، وتعود قبل أن تُقرع الأجراس لصلاة المساء في القرية القريبة.`;
  const text = [ARABIC[0], ferry, ARABIC[1]].map((one) => `<p>${one}</p>`).join('');
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>مواعيد العبّارة</title><link rel="icon" href="data:,"></head><body><main><article><h1>مواعيد العبّارة</h1>${text}</article></main><footer><a href="/imprint">بيانات النشر</a></footer></body></html>`;
}

/** HTML of `/revised.html`, a page that its author changes: a word, a paragraph left out, and one added. */
export function revisedPage(isRevised: boolean): string {
  const ferry = `The ferry leaves at ${isRevised ? 'eleven' : 'nine'} in the morning, when the tide has covered the bar, and comes back before the church bells ring for the evening service.`;
  const text = [STILL, ferry, ...(isRevised ? [NEW] : [GONE]), LAST].map((one) => `<p>${one}</p>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Times of the ferry</title><link rel="icon" href="data:,"></head><body><main><article><h1>Times of the ferry</h1>${text}</article></main><footer><a href="/imprint">Imprint</a></footer></body></html>`;
}
