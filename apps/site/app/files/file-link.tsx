import { formatFileSize, Link } from '@rathausplatz/ui'

type FileLinkProps = { href: string; groesse?: number | undefined; children: string }

/** The type that an editor may have written into the text already: `Antrag (PDF)`. */
const SAID = /\s*\(PDF\)$/i

/** A link to a file that shows its type and size. */
export function FileLink({ href, groesse, children }: FileLinkProps) {
  const size = groesse === undefined ? '' : `, ${formatFileSize(groesse)}`
  return (
    <Link href={href}>
      {children.replace(SAID, '')} (PDF{size})
    </Link>
  )
}
