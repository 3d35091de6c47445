export default function P() {
  return <p>reset-password</p>;
}
