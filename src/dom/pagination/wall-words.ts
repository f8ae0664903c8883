/**
 * Words on buttons that offer to sign in, to join or to pay, in the languages of most pages; stems where words inflect.
 */
export const OFFER_WORDS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:subscri(?:be|ption)|sign(?:ing)?[ -]?(?:in|up)|log[ -]?in|register|unlock|member(?:ship)?|join|upgrade|free trial`,
    "abonn|abo(?!\\p{L})|anmeld|einloggen|registrier|freischalt|jetzt testen|s[’']abonner|connect(?:er|ez)|inscri|suscr|iniciar sesión|hazte|assin|entrar|acced|abbona|inloggen|aanmeld|prenumer|logga in|logg inn|log ind|tilaa|kirjaudu",
    'zaloguj|subskry|wykup|předplat|přihlás|predplat|prihlás|pretplat|prijav|előfizet|bejelentkez|abone|giriş|berlangganan|masuk|đăng (?:nhập|ký)|prenumeruo|prisijung|abonē|telli|conectează',
    'подпи|войти|войдите|вход|передпла|підпи|увійти|абонир|συνδρομ|σύνδεση|εγγραφή|הירשמ|מינוי|התחבר|اشترك|اشتراك|تسجيل|اشتراک|ورود|सदस्य|लॉग ?इन)',
    'ログイン|会員|購読|登録|登录|登入|订阅|訂閱|购买|會員|会员|로그인|구독|สมัคร|เข้าสู่ระบบ',
  ].join('|'),
  'iu',
);
