import type { Dokument } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { FileText } from 'lucide-react'
import styles from './dokumentliste.module.css'

const art: Record<Dokument['typ'], string> = { 'application/pdf': 'PDF' }

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** `48 KB`, `1,3 MB`: what people want to know before they fetch a file. */
export function dateigroesse(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0KB`
    : `${zahl.format(bytes / 1_000_000)}\u00a0MB`
}

/** Files to read or print, each with its kind and size inside the link. */
export function Dokumentliste({ dateien }: { dateien: readonly Dokument[] }) {
  return (
    <ul role="list" className={styles.liste}>
      {dateien.map(({ titel, url, groesse, typ }) => (
        <li key={url}>
          <Link href={url}>
            <FileText aria-hidden />
            <span>
              {titel}{' '}
              <span className={styles.angaben}>
                ({art[typ]}, {dateigroesse(groesse)})
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
