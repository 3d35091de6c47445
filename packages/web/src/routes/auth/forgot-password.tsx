export default function P() {
  return <p>forgot-password</p>;
}
