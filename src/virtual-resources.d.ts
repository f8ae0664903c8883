/** Put in by the build (vite/resources.ts): every resource of every algorithm, by name. */
declare module 'virtual:resources' {
  const resources: Readonly<Record<string, string>>;
  export default resources;
}
