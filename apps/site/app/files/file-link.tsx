import { formatFileSize, Link } from '@rathausplatz/ui'

type FileLinkProps = { href: string; groesse?: number | undefined; children: string }

/** An editor may have said it already: `Antrag (PDF)`. */
const SAID = /\s*\(PDF\)$/i

/** A link to a file, with what people want to know before they follow it. */
export function FileLink({ href, groesse, children }: FileLinkProps) {
  const size = groesse === undefined ? '' : `, ${formatFileSize(groesse)}`
  return (
    <Link href={href}>
      {children.replace(SAID, '')} (PDF{size})
    </Link>
  )
}
