import { Section, VisuallyHidden } from '@rathausplatz/ui'
import type { Entry, View } from '../template.ts'
import styles from './diagramm.module.css'
import { axisMarks } from './scale.ts'
import type { diagramm } from './schema.ts'

type Context = Entry<typeof diagramm>['context']

const figure = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

export const Diagramm: View<typeof diagramm> = ({ context }) => {
  const { titel, einleitung, art, quelle, reihen } = context
  const max = Math.max(0, ...reihen.flatMap(({ werte }) => werte.map(wert => wert ?? 0)))
  return (
    <Section>
      <div className={styles.diagramm}>
        {titel && <h2>{titel}</h2>}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <Legend context={context} />
        {art === 'linie' ? <Lines context={context} max={max} /> : <Bars context={context} max={max} />}
        <details className={styles.tabelle}>
          <summary>Zahlen als Tabelle</summary>
          <Figures context={context} />
        </details>
        {quelle && <p className={styles.quelle}>{quelle}</p>}
      </div>
    </Section>
  )
}

/** Names the series by line pattern and fill, not by colour alone. */
/** „in Tonnen“; what already says what is counted, as „Zahl der Kinder“, stays as it is. */
export const unitInWords = (einheit: string): string =>
  /^(?:Zahl|Anzahl|Anteil|Menge)\b/.test(einheit) ? einheit : `in ${einheit}`

function Legend({ context: { art, einheit, reihen } }: { context: Context }) {
  return (
    <div className={styles.legende}>
      {einheit && <p>{unitInWords(einheit)}</p>}
      {reihen.length > 1 && (
        <ul role="list">
          {reihen.map(({ titel }, index) => (
            <li key={index}>
              <svg className={styles.muster} data-reihe={index + 1} data-art={art} aria-hidden>
                {art === 'linie' ? <path d="M0 8h32" /> : <rect width="100%" height="100%" />}
              </svg>
              {titel}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** One bar per figure, with the figure as text, so that no information is only in the drawing. */
function Bars({ context: { spalten, reihen }, max }: { context: Context; max: number }) {
  return (
    <ul role="list" className={styles.balken}>
      {spalten.map((spalte, column) => (
        <li key={column}>
          <p className={styles.name}>{spalte}</p>
          {reihen.map(({ titel, werte }, index) => {
            const wert = werte[column] ?? null
            if (wert === null) return null
            return (
              <p key={index} className={styles.wert}>
                <svg data-reihe={index + 1} data-art="balken" aria-hidden>
                  <rect width={`${max ? (wert / max) * 100 : 0}%`} height="100%" />
                </svg>
                <span>
                  {reihen.length > 1 && <VisuallyHidden>{titel}: </VisuallyHidden>}
                  {figure.format(wert)}
                </span>
              </p>
            )
          })}
        </li>
      ))}
    </ul>
  )
}

/** Drawing units of the lines; the SVG scales to the available width. */
const WIDTH = 1000
const HEIGHT = 400

/**
 * A line chart. The SVG stretches with the page, so the labels are HTML beside it. The table below the chart
 * has the same figures.
 */
function Lines({ context: { titel, einleitung, spalten, reihen }, max }: { context: Context; max: number }) {
  const marks = axisMarks(max)
  const top = marks.at(-1) ?? 1
  const x = (column: number) => ((column + 0.5) / spalten.length) * WIDTH
  const y = (wert: number) => HEIGHT - (wert / top) * HEIGHT
  return (
    <div className={styles.linien}>
      <div className={styles.hoehen} aria-hidden>
        {marks.toReversed().map(mark => (
          <span key={mark}>{figure.format(mark)}</span>
        ))}
      </div>
      <svg
        className={styles.flaeche}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Liniendiagramm. ${einleitung || titel}`}
      >
        {marks.map(mark => (
          <path key={mark} className={styles.raster} d={`M0 ${y(mark)}H${WIDTH}`} />
        ))}
        {reihen.map(({ werte }, index) => (
          <g key={index} data-reihe={index + 1} data-art="linie">
            <path d={lineThrough(werte.slice(0, spalten.length), x, y)} />
            {werte
              .slice(0, spalten.length)
              .map((wert, column) =>
                wert === null ? null : (
                  <path key={column} className={styles.punkt} d={`M${x(column)} ${y(wert)}h0`} />
                ),
              )}
          </g>
        ))}
      </svg>
      <div className={styles.beschriftung} data-dicht={spalten.length > 6} aria-hidden>
        {spalten.map((spalte, index) => (
          <span key={index}>{spalte}</span>
        ))}
      </div>
    </div>
  )
}

/** A missing figure leaves a gap. */
function lineThrough(
  werte: readonly (number | null)[],
  x: (column: number) => number,
  y: (wert: number) => number,
): string {
  return werte
    .map((wert, column) => {
      if (wert === null) return ''
      const before = werte[column - 1] ?? null
      return `${before === null ? 'M' : 'L'}${x(column)} ${y(wert)}`
    })
    .join('')
}

function Figures({ context: { titel, achse, einheit, spalten, reihen } }: { context: Context }) {
  return (
    <div className={styles.rahmen} role="group" aria-label="Tabelle" tabIndex={0}>
      <table>
        <caption>{[titel, einheit && unitInWords(einheit)].filter(Boolean).join(', ') || 'Zahlen'}</caption>
        <thead>
          <tr>
            <th scope="col">{achse || 'Jahr'}</th>
            {reihen.map(({ titel }, index) => (
              <th key={index} scope="col">
                {titel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spalten.map((spalte, column) => (
            <tr key={column}>
              <th scope="row">{spalte}</th>
              {reihen.map(({ werte }, index) => {
                const wert = werte[column] ?? null
                return <td key={index}>{wert === null ? 'keine Angabe' : figure.format(wert)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
