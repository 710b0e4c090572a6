import type { Dokument } from '@rathausplatz/contract'
import { Drawing, fileText, formatFileSize, Link } from '@rathausplatz/ui'
import styles from './dokumentliste.module.css'

const art: Record<Dokument['typ'], string> = { 'application/pdf': 'PDF' }

/** A list of files with type and size in the link. */
export function Dokumentliste({ dateien }: { dateien: readonly Dokument[] }) {
  return (
    <ul role="list" className={styles.liste}>
      {dateien.map(({ titel, url, groesse, typ }) => (
        <li key={url}>
          <Link href={url}>
            <Drawing path={fileText} />
            <span>
              {titel}{' '}
              <span className={styles.angaben}>
                ({art[typ]}, {formatFileSize(groesse)})
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
