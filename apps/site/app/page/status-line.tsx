import { sectionOf } from '@rathausplatz/contract/sections'
import { type PlaceStatus, placeStatus } from '@rathausplatz/templates/place-status'
import { Icon, Link, telephoneLink, VisuallyHidden } from '@rathausplatz/ui'
import type { ShownPage } from './load-page.ts'
import { operable, type PageEntry } from './page-entry.ts'
import type { ResolvedEntry } from './resolve-entries.ts'
import styles from './status-line.module.css'

/** What holds today at the place that the page is about, directly under its heading, and the number to call. */
export function StatusLine({ page: { entries, path } }: { page: Pick<ShownPage, 'entries' | 'path'> }) {
  const status = statusOf(entries)
  if (!status) return null
  const { zustand, nurMitTermin, telefon } = status
  // A school is not closed when its secretariat is.
  const office = zustand.typ === 'SERVICEZEIT' && sectionOf(path).servicezeit
  return (
    <div className={styles.zeile}>
      <p className={styles.zustand} data-offen={zustand.offen}>
        <span>
          {office && `${office}: `}
          {zustand.heute}
          {nurMitTermin && '. Besuch nur mit Termin'}
        </span>
      </p>
      {telefon && (
        <Link href={telephoneLink(telefon)} className={styles.telefon}>
          <Icon name="phone" />
          <VisuallyHidden>Telefon </VisuallyHidden>
          {telefon}
        </Link>
      )}
    </div>
  )
}

/** A page is about one place: the first that one of its entries tells of. */
function statusOf(entries: readonly PageEntry[]): PlaceStatus | undefined {
  for (const entry of operable(entries)) {
    if (!Object.hasOwn(placeStatus, entry.template)) continue
    const tell = placeStatus[entry.template as keyof typeof placeStatus] as (
      entry: ResolvedEntry,
    ) => PlaceStatus | undefined
    const status = tell(entry)
    if (status) return status
  }
  return undefined
}
