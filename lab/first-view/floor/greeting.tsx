export function Greeting({ name }: { readonly name: string }) {
  return <h1>Здравствуйте, {name}</h1>;
}
