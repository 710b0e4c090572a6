import { sectionOf } from '@rathausplatz/contract/sections'
import { type PlaceStatus, placeStatus } from '@rathausplatz/templates/place-status'
import { Drawing, Link, phone, telephoneLink, VisuallyHidden } from '@rathausplatz/ui'
import type { ShownPage } from './load-page.ts'
import { operable, type PageEntry } from './page-entry.ts'
import type { ResolvedEntry } from './resolve-entries.ts'
import styles from './status-line.module.css'

/** The state of the page's facility today and its telephone number, directly under the heading. */
export function StatusLine({ page: { entries, path } }: { page: Pick<ShownPage, 'entries' | 'path'> }) {
  const status = statusOf(entries)
  if (!status) return null
  const { zustand, nurMitTermin, telefon } = status
  // A closed secretariat does not mean a closed school.
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
          <Drawing path={phone} />
          <VisuallyHidden>Telefon </VisuallyHidden>
          {telefon}
        </Link>
      )}
    </div>
  )
}

/** Returns the status of the first facility among the entries. */
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
