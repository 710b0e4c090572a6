import { formatDate } from '@rathausplatz/ui'
import styles from './quality.module.css'
import { everyWeek, type Quality } from './quality.ts'

const HEIGHT = 48
const STEP = 12
const BAR = 8

/** Number of contents with findings by week: a small chart, and the same in numbers. */
export function WeeksDrawing({ stadt }: { stadt: NonNullable<Quality['stadt']> }) {
  const weeks = everyWeek(stadt.verlauf)
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last || weeks.length < 2)
    return <p className={styles.muted}>Ab der nächsten Woche sehen Sie hier, wie es sich entwickelt.</p>
  const most = Math.max(1, ...weeks.map(({ mit_befunden }) => mit_befunden))
  return (
    <figure className={styles.weeks}>
      <svg
        aria-hidden
        width={weeks.length * STEP}
        height={HEIGHT}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
      >
        {weeks.map(({ woche, mit_befunden }, index) => {
          // A week without findings still has a line.
          const height = Math.max(1, (mit_befunden / most) * HEIGHT)
          return <rect key={woche} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} />
        })}
      </svg>
      <figcaption>
        <p>
          Inhalte mit Befunden je Woche: {first.mit_befunden} in der Woche vom {formatDate(first.woche)},{' '}
          {last.mit_befunden} in dieser.
        </p>
        <details>
          <summary>Alle Wochen in Zahlen</summary>
          <table className={styles.numbers}>
            <thead>
              <tr>
                <th scope="col">Woche vom</th>
                <th scope="col">Inhalte</th>
                <th scope="col">mit Befunden</th>
                <th scope="col">Fehler</th>
                <th scope="col">Hinweise</th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ woche, inhalte, mit_befunden, fehler, hinweise }) => (
                <tr key={woche}>
                  <th scope="row">{formatDate(woche)}</th>
                  <td>{inhalte}</td>
                  <td>{mit_befunden}</td>
                  <td>{fehler}</td>
                  <td>{hinweise}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
