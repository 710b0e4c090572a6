import { Link } from '../link/link.tsx'

/** An e-mail address to write to; in a narrow column it breaks after its `@`, not anywhere. */
export function MailLink({ to }: { to: string }) {
  const at = to.indexOf('@') + 1
  return (
    <Link href={`mailto:${to}`}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </Link>
  )
}
