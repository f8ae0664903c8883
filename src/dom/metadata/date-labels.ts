/** What the words around a date say about it: '' where they say nothing. */
export type DateLabel = 'published' | 'updated' | 'other' | '';

/** Words of a revision, in the languages of most pages; in lower case. */
const UPDATED =
  /\b(?:updated?|upd\b|modif|revis|edited|amended|reviewed|refreshed|last (?:change|edit)|aktuali|zaktuali|stand\b|zuletzt|letzte|mise? à jour|maj\b|actuali|atuali|aggiornat|ultim|bijgewerkt|gewijzigd|laatst|zmodyfik|güncel|uppdater|oppdater|opdater|senast|sist\b|päivitetty|muokattu|upraven|diperbarui|diubah|cập nhật)|màj\b|últ|überarb|geändert|änderung|обновл|измен[её]н|редакти|правк|оновлен|ενημ[εέ]ρωση|τροποπο|更新|改訂|修改|修订|修訂|最終|수정|업데이트|최종|تحديث|تعديل|अपडेट|अद्यतन|עודכן|به‌روز|بروز/g;

/** Words of a publication. */
const PUBLISHED =
  /\b(?:publi|posted|written on|created|released|issued|originally|erschienen|erstellt|paru|pubblicat|gepubliceerd|geplaatst|opublik|dodano|yayın|udgivet|julkaistu|diterbitkan)|đăng|veröff|опублик|публикац|создан|размещ|公開|公开|掲載|投稿|発行|配信|发布|發布|发表|發表|刊登|입력|작성|등록|게재|نشر|منتشر|प्रकाशित|δημοσ|פורסם/g;

/** Words of a day that is neither: of a foundation, a birth, an end, a visit. */
const OTHER =
  /©|\(c\)|(?:last|latest|newest|most recent) (?:post|reply|comment|answer|message|active|activity|seen|visit|login)|letzte[rs]? (?:beitrag|antwort|besuch|kommentar)|dernier message|dernière visite|último mensaje|última visita|ultimo messaggio|последн|最后发表|最終投稿|\b(?:copyright|since|member|joined|join date|registration|anmeldungsdatum|anmeldedatum|registriert|inscri\S*|it is currently|(?:the )?(?:current )?time (?:is )?now|today is|heute ist|aktuelle zeit|founded|established|incorporated|born|died|deadline|due|until|till|expir\S*|valid|effective|accessed|retrieved|visited|registered|starts|begins|ends|bis|seit|gegründet|geboren|gestorben|gültig|abgerufen|mitglied|depuis|fondée?|née?|jusqu\S*|consulté|desde|fundad\S*|nacid\S*|hasta|consultado|até|nascid\S*|dal|fondat\S*|nat[oa]|fino|od|sinds|opgericht|geboren)\b|регистрац|зарегистр|注册|註冊|登録日|가입|основан|родил|成立|创立|創立|設立|生まれ|出生|截止|有效|期限|تأسس|स्थापित/g;

/** Separators between the parts of a line about a page. */
const PART = /[|·•;–—]|\s-\s/;
/** Characters before a date in which its label stands. */
const REACH = 48;

/**
 * What a date is by the words before it, nearest to it, or else after it.
 * `before`, `after`: the text up to the neighbouring dates.
 */
export function dateLabel(before: string, after: string): DateLabel {
  const [near] = partsOf(before.slice(-REACH)).slice(-1);
  const label = nearest(near ?? '');
  return label === '' ? nearest(partsOf(after.slice(0, REACH))[0] ?? '') : label;
}

/** Elements of one line may meet without a space: "at 9:12Published on". */
const MEETING = /(?<=[a-zß-ÿα-ώа-я\d])(?=[A-ZÀ-ÞΑ-ΩА-Я])/g;

function partsOf(text: string): string[] {
  return text.replace(MEETING, ' ').toLowerCase().split(PART);
}

function nearest(text: string): DateLabel {
  let [label, last]: [DateLabel, number] = ['', -1];
  for (const [name, pattern] of [
    ['published', PUBLISHED],
    ['updated', UPDATED],
    ['other', OTHER],
  ] as const)
    for (const { index } of text.matchAll(pattern)) if (index >= last) [label, last] = [name, index];
  return label;
}
