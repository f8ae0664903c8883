/** The Winnow logo: a grain and three lines of wind. Decorative, next to the name. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" width="20" height="20" aria-hidden="true" focusable="false">
      <path class="logo-grain" d="M13 29c-6-3.4-8-10-4.6-17.2c5.6 2.8 8.4 10 4.6 17.2z" />
      <path d="M13.5 13.5c2.6-4 6-6.3 10.4-7.2" />
      <path d="M17.5 18c2.8-2.6 6-3.9 10-4" />
      <path d="M18.6 23.6c2-.9 4.3-1.2 6.9-.8" />
    </svg>
  );
}
