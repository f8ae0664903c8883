import { expect, test } from 'vitest';
import { pageOf } from '../testing/outline-of.ts';
import { languageOfText } from './language-of-text.ts';
import { pageLanguage } from './page-language.ts';

test.each([
  ['en', 'The children walked to the river and looked for stones that were flat, with a dog on a lead.'],
  [
    'de',
    'Die Kinder gingen mit dem Hund zu dem Fluss, und das Wasser war nicht so kalt, wie der Vater den ganzen Tag gesagt hatte.',
  ],
  [
    'fr',
    'Les enfants sont allés à la rivière avec le chien pour chercher des pierres plates dans une eau qui est très froide.',
  ],
  ['es', 'Los niños fueron al río con el perro para buscar las piedras planas que la corriente deja por la orilla.'],
  ['pt', 'Os meninos não foram ao rio com uma corda, para que os cães pudessem nadar em paz nos dias de calor.'],
  ['it', 'Il cane della vicina non è andato al fiume con gli altri, che sono rimasti per una notte sotto il ponte.'],
  [
    'nl',
    'Het water van de rivier is niet zo koud als een meer in de bergen, en dat is goed voor de kinderen op het strand.',
  ],
  ['sv', 'Det är inte så kallt som på vintern, och barnen letar efter stenar som är platta för att kasta.'],
  ['da', 'Det er ikke så koldt som om vinteren, og børnene leder efter sten til at kaste med af glæde.'],
  [
    'fi',
    'Lapset kävelivät joelle, mutta vesi ei ollut kylmää, ja he sanoivat että kivet ovat myös kauniita kun aurinko paistaa.',
  ],
  [
    'pl',
    'Dzieci poszły nad rzekę i nie wiedziały, że woda jest zimna, ale pies się nie bał i wskoczył w nią przez płot.',
  ],
  ['cs', 'Děti šly k řece, ale voda je studená a kameny, které jsou ploché, se hodí pro házení v zimě, že ano.'],
  ['sk', 'Deti išli k rieke, ale voda je studená a kamene, ktoré sú ploché, sa hodia pre hádzanie v zime, že áno.'],
  ['hu', 'A gyerekek a folyóhoz mentek, és az apjuk nem tudta, hogy egy kutya is van velük, csak ez volt a baj.'],
  [
    'ro',
    'Copiii au mers la râu cu un câine și nu au găsit pietre, care este un lucru rar în zilele de vară, mai ales din cauza ploii.',
  ],
  ['tr', 'Çocuklar bir köpek ile nehre gitti ve bu su çok soğuk olsa da onlar için daha güzel bir gün olarak kaldı.'],
  ['id', 'Anak-anak itu pergi ke sungai dengan anjing yang besar dan tidak takut pada air di musim hujan ini.'],
  ['vi', 'Những đứa trẻ đi ra sông và không mang theo chó của một người bạn, cho nên các em được nghỉ trong rừng.'],
  ['ru', 'Дети пошли к реке, но вода была холодной, и они искали плоские камни до самого вечера.'],
  ['uk', 'Діти пішли до річки, але вода була холодною, і вони шукали пласкі камені до самого вечора.'],
  ['bg', 'Децата отидоха до реката, но водата беше студена и те търсиха плоски камъни до късно вечерта.'],
  ['el', 'Τα παιδιά πήγαν στο ποτάμι και έψαχναν για επίπεδες πέτρες μέχρι το βράδυ.'],
  ['ar', 'ذهب الأطفال إلى النهر وكانوا يبحثون عن حجارة مسطحة حتى المساء.'],
  ['fa', 'بچه‌ها به رودخانه رفتند و تا شب دنبال سنگ‌های صاف می‌گشتند.'],
  ['he', 'הילדים הלכו אל הנהר וחיפשו אבנים שטוחות עד הערב.'],
  ['hi', 'बच्चे नदी पर गए और शाम तक चपटे पत्थर खोजते रहे।'],
  ['mr', 'मुले नदीवर गेली आणि संध्याकाळपर्यंत दगड शोधत होती.'],
  ['ja', '子供たちは川へ行き、夕方まで平たい石を探していました。'],
  ['zh', '孩子们到河边去，一直找扁平的石头，直到晚上才回家。'],
  ['ko', '아이들은 강으로 가서 저녁까지 납작한 돌을 찾았다.'],
  ['th', 'เด็กๆ ไปที่แม่น้ำและมองหาหินแบนจนถึงเย็น'],
])('detects %s by words or script', (language, text) => {
  expect(languageOfText(text)).toBe(language);
});

test('detects no language in names and numbers', () => {
  expect(languageOfText('Anna Berg 12 · Tom Li 14 · Kim Oro 7')).toBe('');
  expect(languageOfText('')).toBe('');
});

const GERMAN =
  '<p>Die Kinder gingen mit dem Hund zu dem Fluss, und das Wasser war nicht so kalt, wie der Vater den ganzen Tag gesagt hatte.</p>';

test.each([
  ['en-GB', 'en'],
  [' FR ', 'fr'],
  ['pt_BR', 'pt'],
  ['nb', 'no'],
  ['iw', 'he'],
  ['is', 'is'],
])('uses the declared language %s before the text', (lang, language) => {
  expect(pageLanguage(pageOf(GERMAN, lang))).toBe(language);
});

test.each([[''], ['und'], ['not a tag!'], ['1234']])(
  'detects the language of the text if the page declares "%s"',
  (lang) => {
    expect(pageLanguage(pageOf(GERMAN, lang))).toBe('de');
  },
);

test('ignores short blocks such as menu entries', () => {
  expect(pageLanguage(pageOf('<ul><li>der die das</li><li>und nicht</li></ul>', ''))).toBe('');
});

test('a block of eight words counts, a block of seven does not', () => {
  expect(pageLanguage(pageOf('<p>die der und das nicht ist mit ein</p>', ''))).toBe('de');
  expect(pageLanguage(pageOf('<p>die der und das nicht ist mit</p>', ''))).toBe('');
});

test('the first 4000 characters decide, in one block or in several', () => {
  const english = 'the end of the road is in that valley and '.repeat(100);
  const german = 'die der und das nicht ist mit ein zu den '.repeat(300);
  expect(pageLanguage(pageOf(`<p>${english}</p><p>${german}</p>`, ''))).toBe('en');
  expect(pageLanguage(pageOf(`<p>${english}${german}</p>`, ''))).toBe('en');
  expect(pageLanguage(pageOf(`<p>${german}</p>`, ''))).toBe('de');
});
