import type { FormField } from '@rathausplatz/contract/records'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDocument } from '../document/open-document.ts'
import { valueAt, withValue } from '../document/path.ts'
import { useTell } from '../pieces/tell.tsx'
import { Part } from './entry-form.tsx'
import styles from './form-panel.module.css'

/** Groups of page fields; a field without a group is in the last one. */
const GROUPS: readonly { name: string; fields: readonly string[] }[] = [
  { name: 'Gestaltung und Kopfbilder', fields: ['pageTheme', 'pageLayout', 'heroImages'] },
  { name: 'Suchmaschinen', fields: ['seo', 'canonical'] },
]
const REST = 'Besonderes'
/** Fields that are always visible. */
const MAIN = ['title', 'breadcrumbTitle', 'description']
/** Fields of a page that exists in Leichte Sprache alone. */
const ONLY_SIMPLE = ['sprache', 'pruefvermerk']
/** Fields with a control of their own here, or edited by the editor itself. */
const OWN = new Set(['pfad', 'leichteSprache'])
const NOTHING: FormField[] = []

/** Settings of the page itself: title, layout, metadata. */
export function PageSettings({ onSimple }: { onSimple: () => void }) {
  const { kind, daten, inhalt } = useDocument()
  const fields = kind.felder.filter(({ control }) => control !== 'bausteine')
  const named = (names: readonly string[]) =>
    names.flatMap(name => fields.find(field => field.name === name) ?? [])
  const grouped = new Set([...MAIN, ...OWN, ...ONLY_SIMPLE, ...GROUPS.flatMap(({ fields }) => fields)])
  const rest = fields.filter(({ name }) => !grouped.has(name))
  const pfad = named(['pfad'])
  return (
    <div className={styles.form}>
      <Part at={TOP} fields={named(MAIN)} value={daten} />
      {inhalt ? (
        <div className={styles.address}>
          <p>
            <strong>Adresse</strong>
            <br />
            {inhalt.pfad ?? inhalt.schluessel}
          </p>
          <Link to={`/seiten?${new URLSearchParams({ zeige: inhalt.schluessel })}`}>
            Im Seitenbaum verschieben
          </Link>
        </div>
      ) : (
        <Part at={TOP} fields={pfad} value={daten} />
      )}
      {GROUPS.map(({ name, fields }) => (
        <Fold key={name} name={name}>
          <Part at={TOP} fields={named(fields)} value={daten} />
        </Fold>
      ))}
      <Fold name="Leichte Sprache">
        <SimpleGerman onWrite={onSimple} />
        <Part at={TOP} fields={named(ONLY_SIMPLE)} value={daten} />
      </Fold>
      {rest.length > 0 && (
        <Fold name={REST}>
          <Part at={TOP} fields={rest} value={daten} />
        </Fold>
      )}
    </div>
  )
}

const TOP: readonly string[] = []

function Fold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}

/** The version in Leichte Sprache, with a page of its own below the same address. */
function SimpleGerman({ onWrite }: { onWrite: () => void }) {
  const { kind, daten, change, replace, isReadOnly } = useDocument()
  const tell = useTell()
  const field = kind.felder.find(({ name }) => name === 'leichteSprache')
  const fields = field?.control === 'gruppe' ? field.fields : NOTHING
  const own = fields.filter(({ control }) => control !== 'bausteine')
  const value = valueAt(daten, AT)
  if (typeof value !== 'object' || value === null)
    return isReadOnly ? (
      <p>Diese Seite gibt es nicht in Leichter Sprache.</p>
    ) : (
      <>
        <p>
          Eine eigene Fassung in kurzen Sätzen und einfachen Wörtern. Besucher wechseln oben auf der Seite.
        </p>
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            change(AT, { title: daten['title'] ?? '', description: '', pruefvermerk: '', content: [] })
            onWrite()
          }}
        >
          Fassung in Leichter Sprache anlegen
        </button>
      </>
    )
  const before = daten
  return (
    <>
      <Part at={AT} fields={own} value={value as Record<string, unknown>} />
      <button type="button" className={styles.plain} onClick={onWrite}>
        Inhalt in Leichter Sprache bearbeiten
      </button>
      {!isReadOnly && (
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            replace(withValue(daten, AT, undefined))
            tell({
              text: 'Die Fassung in Leichter Sprache ist gelöscht.',
              undo: { label: 'Rückgängig', run: () => change(AT, before['leichteSprache']) },
            })
          }}
        >
          Fassung in Leichter Sprache löschen
        </button>
      )}
    </>
  )
}

const AT = ['leichteSprache'] as const
