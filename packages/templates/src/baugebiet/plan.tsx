import type { Baugebiet, Bauplatzstatus, Umriss } from '@rathausplatz/contract'
import { bauplatzstatusLabels } from '@rathausplatz/contract/labels'
import { useId } from 'react'
import styles from './plan.module.css'
import { shortStatus, statuses } from './plots.ts'

/** Classes of the areas between the plots. */
const ground = { strasse: styles.strasse, gruen: styles.gruen, gebaeude: styles.gebaeude } as const

type PlanProps = Pick<Baugebiet, 'name' | 'bauplaetze' | 'planflaechen'> & {
  /** The plots of this status are highlighted; with an empty status none is. */
  status: Bauplatzstatus | ''
}

/**
 * The plots, drawn from their outlines in metres. Each plot shows number and status as text and has the
 * pattern of its status. The table below holds the same data for screen readers.
 */
export function Plan({ name, bauplaetze, planflaechen, status }: PlanProps) {
  const id = useId()
  const drawn = bauplaetze.filter(({ umriss }) => umriss.length > 2)
  if (drawn.length === 0) return null
  const box = boxOf([...drawn, ...planflaechen].flatMap(({ umriss }) => umriss))
  const patternOf = (status: Bauplatzstatus) => `${id}${status}`
  return (
    <figure className={styles.plan}>
      <div className={styles.blatt}>
        <svg
          role="img"
          aria-label={`Plan ${name} mit ${drawn.length} Bauplätzen. Alle Angaben stehen in der Tabelle darunter.`}
          viewBox={`${box.x - MARGIN} ${box.y - MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`}
        >
          <Patterns idOf={patternOf} />
          {planflaechen.map(({ art, name, umriss }) => (
            <g key={pointsOf(umriss)}>
              <polygon points={pointsOf(umriss)} className={ground[art]} />
              {name && <Label umriss={umriss} lines={[name]} />}
            </g>
          ))}
          {drawn.map(platz => (
            <g key={platz.nummer} data-blass={status !== '' && platz.status !== status}>
              <polygon
                points={pointsOf(platz.umriss)}
                className={styles.platz}
                data-status={platz.status}
                fill={`url(#${patternOf(platz.status)})`}
              />
              <Label umriss={platz.umriss} lines={[platz.nummer, shortStatus[platz.status]]} isPlot />
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ul role="list" className={styles.legende}>
          {statuses.map(status => (
            <li key={status}>
              <svg viewBox="0 0 12 8" aria-hidden="true" className={styles.muster}>
                <rect
                  width="12"
                  height="8"
                  className={styles.platz}
                  data-status={status}
                  fill={`url(#${patternOf(status)})`}
                />
              </svg>
              {bauplatzstatusLabels[status]}
              {shortStatus[status] !== bauplatzstatusLabels[status] && ` (${shortStatus[status]})`}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** Margin around the plots in metres. */
const MARGIN = 3

/** Free plots are plain, the others dotted, lined or hatched, so that the plan is readable without colour. */
function Patterns({ idOf }: { idOf: (status: Bauplatzstatus) => string }) {
  return (
    <defs>
      <pattern id={idOf('frei')} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" className={styles.grundFrei} />
      </pattern>
      <pattern id={idOf('in-vergabe')} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <rect width="2.4" height="2.4" className={styles.grund} />
        <circle cx="1.2" cy="1.2" r="0.32" className={styles.punkt} />
      </pattern>
      <pattern id={idOf('reserviert')} width="2" height="2" patternUnits="userSpaceOnUse">
        <rect width="2" height="2" className={styles.grund} />
        <path d="M0 1h2" className={styles.strich} />
      </pattern>
      <pattern
        id={idOf('verkauft')}
        width="1.6"
        height="1.6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="1.6" height="1.6" className={styles.grund} />
        <path d="M0 0v1.6" className={styles.strich} />
      </pattern>
    </defs>
  )
}

/** Text in the centre of an outline. */
function Label({ umriss, lines, isPlot = false }: { umriss: Umriss; lines: string[]; isPlot?: boolean }) {
  const { x, y, width, height } = boxOf(umriss)
  const isUpright = !isPlot && height > 2 * width
  const middle = [x + width / 2, y + height / 2]
  return (
    <text
      className={isPlot ? styles.schild : styles.name}
      transform={`translate(${middle.join(' ')})${isUpright ? ' rotate(-90)' : ''}`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={isPlot ? index * 3 : 0.9}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const pointsOf = (umriss: Umriss) => umriss.map(point => point.join(',')).join(' ')

function boxOf(umriss: Umriss) {
  const xs = umriss.map(([x]) => x)
  const ys = umriss.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
