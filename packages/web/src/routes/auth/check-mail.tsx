export default function P() {
  return <p>check-mail</p>;
}
