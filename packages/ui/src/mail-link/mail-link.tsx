import { mailtoOf } from '@rathausplatz/text'
import { Link } from '../link/link.tsx'

/** A mail link; in a narrow column it breaks after the `@` only. */
export function MailLink({ to }: { to: string }) {
  const at = to.indexOf('@') + 1
  return (
    <Link href={mailtoOf(to)}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </Link>
  )
}
