export default function P() {
  return <p>booking</p>;
}
