/** Fields for an address of mail, by their type, their name, or what they show in the largest languages. */
export const ADDRESS_FIELDS = [
  'input[type="email" i], input[autocomplete="email" i], input[name*="email" i], input[name="mail" i]',
  ...[
    'email',
    'e-mail',
    'correo',
    'courriel',
    'メール',
    '邮箱',
    '郵箱',
    '电子邮件',
    '電子郵件',
    'почт',
    'البريد',
    'بريدك',
    'ईमेल',
    'ইমেইল',
    '이메일',
  ].map((word) => `input[placeholder*="${word}" i]`),
].join();
