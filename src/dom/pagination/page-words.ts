/**
 * Words for "page" in addresses and labels, in the languages of most pages; single letters where addresses use them.
 */
export const PAGE_WORDS = /* @__PURE__ */ words(`
  p pg pp pag page pages paged pagenum pageno pagenumber seite seiten pagina página pagine pàgina páxina strona stránka stranka strana stranica stran
  side sida sivu síða oldal lap sayfa halaman trang puslapis lapa leht lehekülg faqe orrialdea tudalen leathanach paĝo страница страніца сторінка стр бет
  σελίδα עמוד דף صفحة صفحه पृष्ठ पेज পৃষ্ঠা பக்கம் หน้า ページ 頁 页 쪽 페이지`);

/** Words for "next", alone on a link or next to a word for page. */
export const NEXT_WORDS = /* @__PURE__ */ words(`
  next weiter nächste nächster suivant suivante siguiente próxima próximo seguinte seguente successiva successivo avanti prossima següent volgende verder næste neste nästa
  seuraava næsta następna następny dalej další následující ďalšia ďalej sljedeća sledeća naslednja naprej következő tovább sonraki ileri berikutnya selanjutnya seterusnya
  tiếp kitas toliau nākamā nākošā järgmine următoarea următorul urmatoarea tjetra hurrengoa nesaf sekva следующая следующий далее вперёд вперед наступна далі следваща
  следна следећа наступная келесі επόμενη επόμενο הבא הבאה التالي التالية بعدی بعد अगला अगली পরবর্তী அடுத்த ถัดไป 次へ 次の 次 下一 다음`);

/** Words for "previous", as the first word of a link. */
export const PREVIOUS_WORDS = /* @__PURE__ */ words(`
  previous prev zurück vorherige vorheriger précédent précédente anterior precedente vorige föregående forrige edellinen poprzednia poprzedni předchozí predchádzajúce előző
  önceki предыдущая предыдущий назад попередня предишна προηγούμενη προηγούμενο הקודם السابق قبلی पिछला 前へ 上一 이전`);

/** Phrases for "continue reading", which need no word for page. */
export const CONTINUE_WORDS = /* @__PURE__ */ phrases(
  'continue reading',
  'continue',
  'keep reading',
  'read on',
  'go on reading',
  'weiterlesen',
  'weiter lesen',
  'lire la suite',
  'suite',
  'seguir leyendo',
  'continuar leyendo',
  'continuar lendo',
  'continue lendo',
  'continua a leggere',
  'continua',
  'lees verder',
  'verder lezen',
  'läs vidare',
  'les videre',
  'læs videre',
  'lue lisää',
  'jatka lukemista',
  'czytaj dalej',
  'pokračovat ve čtení',
  'číst dál',
  'čítať ďalej',
  'nastavi čitati',
  'olvass tovább',
  'tovább olvasom',
  'devamını oku',
  'okumaya devam et',
  'baca selanjutnya',
  'đọc tiếp',
  'skaityti toliau',
  'lasīt tālāk',
  'loe edasi',
  'citește mai departe',
  'читать далее',
  'читать дальше',
  'читати далі',
  'продължи',
  'συνέχεια',
  'המשך קריאה',
  'تابع القراءة',
  'ادامه مطلب',
  'आगे पढ़ें',
  'อ่านต่อ',
  '続きを読む',
  '続き',
  '继续阅读',
  '繼續閱讀',
  '계속 읽기',
);

/** Words after which a number does not count pages: separate articles, pictures, comments, results. */
export const OTHER_THINGS = /* @__PURE__ */ words(`
  comment comments cpage reply replies respond review reviews kommentar kommentare commentaire commentaires comentario comentarios commento reactie question answer
  photo photos foto fotos image images img pic picture bild bilder slide slides gallery galerie galleria fotostrecke
  id pid tid aid post article artikel news item product chapter kapitel chapitre capitulo episode folge season lesson lektion volume vol issue day week year month version v`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function phrases(...list: readonly string[]): ReadonlySet<string> {
  return new Set(list);
}
