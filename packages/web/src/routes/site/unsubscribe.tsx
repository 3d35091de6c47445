export default function P() {
  return <p>unsubscribe</p>;
}
