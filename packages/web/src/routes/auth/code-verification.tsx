export default function P() {
  return <p>code-verification</p>;
}
