export default function P() {
  return <p>register</p>;
}
