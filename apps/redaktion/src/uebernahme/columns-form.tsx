import { calls } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import filterStyles from '../list/filters.module.css'
import list from '../list/list.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { ask } from '../wall/ask.ts'
import styles from './uebernahme.module.css'
import type { Tabelle } from './uebernahme.ts'
import type { Step } from './use-uebernahme.ts'

/** Maps the columns of a table to fields of a kind, with a preview of the first rows. */
export function ColumnsForm({ id, tabelle, step }: { id: string; tabelle: Tabelle; step: Step }) {
  const kind = useId()
  const { art, arten, spalten, felder } = tabelle
  const params = { id }
  const choose = (art: string) => step(() => ask(calls.redaktionUebernahmeSpalten, { params, body: { art } }))
  const match = (at: number, feld: string) =>
    step(({ tabelle: now }) => {
      // Uses the current mapping, which includes changes that were saved just before.
      const { art, spalten } = now ?? tabelle
      const zuordnung = spalten.map((spalte, place) => (place === at ? feld || null : spalte.feld))
      return ask(calls.redaktionUebernahmeSpalten, { params, body: { art, zuordnung } })
    })
  const fill = (feld: string, value: string) =>
    step(({ tabelle: now }) => {
      const { art, spalten, felder } = now ?? tabelle
      const values = felder.flatMap(({ feld, fuer_alle }) => (fuer_alle ? [[feld, fuer_alle] as const] : []))
      const fuer_alle = { ...Object.fromEntries(values), [feld]: value }
      const zuordnung = spalten.map(({ feld }) => feld)
      return ask(calls.redaktionUebernahmeSpalten, { params, body: { art, zuordnung, fuer_alle } })
    })
  const given = new Set(spalten.map(({ feld }) => feld))
  const open = felder.filter(({ feld, pflicht }) => pflicht && !given.has(feld))
  const missing = open.filter(({ fuer_alle }) => !fuer_alle)
  return (
    <>
      <section aria-labelledby={`${kind}-titel`} className={styles.part}>
        <h2 id={`${kind}-titel`}>Was steht in der Tabelle?</h2>
        <p className={filterStyles.filter}>
          <label htmlFor={kind}>Jede Zeile wird</label>
          <select id={kind} value={art} onChange={event => void choose(event.target.value)}>
            {arten.map(({ art, name }) => (
              <option key={art} value={art}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <div className={list.list}>
          <table className={list.table}>
            <caption>
              <VisuallyHidden>Spalten der Tabelle und die Felder, die sie füllen</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Spalte</th>
                <th scope="col">Zum Beispiel</th>
                <th scope="col">Wird zu</th>
              </tr>
            </thead>
            <tbody>
              {spalten.map(({ name, feld, beispiel }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and may be called alike
                <tr key={at}>
                  <th scope="row">
                    <span className={list.name}>{name}</span>
                  </th>
                  <td data-label="Zum Beispiel">
                    <span className={styles.example}>{beispiel || '(leer)'}</span>
                  </td>
                  <td>
                    <select
                      className={styles.field}
                      aria-label={`Spalte „${name}“ wird zu`}
                      value={feld ?? ''}
                      onChange={event => void match(at, event.target.value)}
                    >
                      <option value="">– nicht übernehmen –</option>
                      {felder.map(field => (
                        <option key={field.feld} value={field.feld}>
                          {field.name}
                          {field.pflicht ? ' (Pflicht)' : ''}
                        </option>
                      ))}
                    </select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div role="status">
          {missing.length > 0 && (
            <p className={styles.warning}>
              <DeskIcon drawing={TriangleAlert} />
              <span>
                {missing.length === 1 ? 'Ein Pflichtfeld füllt' : 'Diese Pflichtfelder füllt'} noch keine
                Spalte: <strong>{missing.map(({ name }) => name).join(', ')}</strong>
              </span>
            </p>
          )}
        </div>
        {open.map(({ feld, name, fuer_alle = '' }) => (
          <ForAll key={feld} name={name} value={fuer_alle} onChange={value => void fill(feld, value)} />
        ))}
      </section>
      <Preview tabelle={tabelle} />
    </>
  )
}

/** One value for all rows of a table that has no column for a required field. */
function ForAll({
  name,
  value,
  onChange,
}: {
  name: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <p className={filterStyles.filter}>
      <label htmlFor={id}>{name} für alle Zeilen</label>
      <input
        id={id}
        className={styles.field}
        defaultValue={value}
        maxLength={300}
        onBlur={event => {
          if (event.target.value !== value) onChange(event.target.value)
        }}
      />
    </p>
  )
}

function Preview({ tabelle: { vorschau } }: { tabelle: Tabelle }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>So werden die ersten Zeilen</h2>
      <ol role="list" className={styles.cards}>
        {vorschau.map(({ nr, titel, werte, fehler }) => (
          <li key={nr} className={styles.card}>
            <h3>{titel}</h3>
            <dl>
              {werte.map(({ name, wert }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{wert}</dd>
                </div>
              ))}
            </dl>
            {fehler.map(({ name, satz }) => (
              <p key={name + satz} className={styles.warning}>
                <DeskIcon drawing={TriangleAlert} />
                <span>
                  <strong>{name}:</strong> {satz}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
