import { portalMainId } from '@rathausplatz/templates/portal-views'
import { Bildnachweis } from '../bildnachweis.tsx'
import { Entries } from '../entries.tsx'
import type { ShownPage } from '../load-page.ts'
import { operable, type PageEntry } from '../page-entry.ts'
import styles from './page-layouts.module.css'

/** Order of the modules of a portal page, independent of their order in the CMS (spec §2). */
const portalOrder: readonly string[] = [
  'headline-teaser',
  'bild-text-teaser-3x',
  'panoramabild-panoramateaser',
  'kurzinfo-icons',
  'bild-text',
  'text',
  'eventteaser',
  'newsticker',
]

/** Template that comes before the modules, directly under the hero. */
const TODAY = 'heute'

/** A large hero with the title, then the main area with the modules (spec §2). */
export function PortalLayout({ page }: { page: ShownPage }) {
  const hero = operable(page.entries)
    .filter(({ template }) => template === 'portal-hero')
    .slice(0, 1)
  const today = page.entries.filter(({ template }) => template === TODAY).slice(0, 1)
  const slider = page.entries.filter(({ template }) => template === 'hero-slider').slice(0, 1)
  return (
    <>
      {hero.length > 0 && (
        <section aria-label="Willkommen">
          <Entries entries={hero} />
        </section>
      )}
      <main id={portalMainId} tabIndex={-1} className={styles.portal}>
        {!hero[0]?.context.titel && <h1 className={styles.titel}>{page.title}</h1>}
        <Entries entries={today} />
        <Entries entries={slider} />
        <Entries entries={portalModules(page.entries)} />
        <Bildnachweis page={page} />
      </main>
    </>
  )
}

/** Sorts the modules of the portal; other templates follow. */
export function portalModules(entries: readonly PageEntry[]): PageEntry[] {
  const place = ({ template }: PageEntry) => {
    const at = portalOrder.indexOf(template)
    return at === -1 ? portalOrder.length : at
  }
  return entries
    .filter(({ template }) => !['portal-hero', 'hero-slider', TODAY].includes(template))
    .toSorted((one, other) => place(one) - place(other))
}
