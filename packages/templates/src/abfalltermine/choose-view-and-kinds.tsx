import { Filter, Link, Tonnenmarke, VisuallyHidden } from '@rathausplatz/ui'
import type { Abfuhr } from './abfuhr.ts'
import styles from './choose-view-and-kinds.module.css'

const VIEWS = { liste: 'Nächste Termine', monat: 'Monat', jahr: 'Jahr' } as const

/** Links to the views of the dates. */
export function Views({ abfuhr: { ansicht, ansichten } }: { abfuhr: Abfuhr }) {
  return (
    <nav className={styles.ansichten} aria-label="Ansicht der Termine">
      <ul role="list">
        {Object.entries(VIEWS).map(([name, text]) => (
          <li key={name}>
            <Link
              href={ansichten[name as keyof typeof VIEWS]}
              stay
              rel="nofollow"
              aria-current={name === ansicht ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Among kinds of waste, the kind of entries without a collection needs a name that says so. The usual name is
 * written here, because the table of all kinds would be client code of this page.
 */
const nameOf = ({ fraktion, name }: Abfuhr['arten'][number]): string =>
  fraktion === 'hinweis' && name === 'Hinweis' ? 'Hinweise ohne Abfuhr' : name

/** The filter by kind. Without a selection no kind is checked, and the dates of all kinds are shown. */
export function Kinds({ abfuhr }: { abfuhr: Abfuhr }) {
  const { arten, gewaehlt, ort, tonnen, ansicht, monat, jahr, alle } = abfuhr
  if (arten.length < 2) return null
  return (
    <Filter label="Abfallarten wählen" submit="Anzeigen" resetHref={gewaehlt.length > 0 ? alle : undefined}>
      <input type="hidden" name="abfallort" value={ort.id} />
      {tonnen && <input type="hidden" name="tonnen" value={tonnen} />}
      {ansicht !== 'liste' && <input type="hidden" name="ansicht" value={ansicht} />}
      {monat && <input type="hidden" name="monat" value={monat.monat} />}
      {jahr && <input type="hidden" name="jahr" value={jahr.blatt.jahr} />}
      <fieldset className={styles.arten}>
        <legend>
          <VisuallyHidden>Nur diese Abfallarten</VisuallyHidden>
        </legend>
        {arten.map(art => (
          <label key={`${art.fraktion} ${gewaehlt.join()}`}>
            <input
              type="checkbox"
              name="fraktion"
              value={art.fraktion}
              defaultChecked={gewaehlt.includes(art.fraktion)}
            />
            <Tonnenmarke {...art} />
            {nameOf(art)}
          </label>
        ))}
      </fieldset>
    </Filter>
  )
}
