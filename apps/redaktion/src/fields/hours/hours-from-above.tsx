import { type CallAnswer, calls } from '@rathausplatz/contract'
import { hoursHeadings } from '@rathausplatz/kalender'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../../contents/row.ts'
import { ask } from '../../wall/ask.ts'
import { below, type ControlProps, useValueAt } from '../form.ts'
import { Schalter } from '../schalter.tsx'
import { groupOf, listOf, textOf } from '../values.ts'
import { Verweis } from '../verweis.tsx'
import styles from './hours.module.css'

type Inherited = CallAnswer<typeof calls.redaktionGeerbteZeiten>['data']
type Props = ControlProps<'schalter' | 'verweis'>

/** The switch or the office by which hours are inherited, with the hours that come from there now. */
export function HoursFromAbove(props: Props) {
  const { field, path, value } = props
  const around = path.slice(0, -1)
  const above = textOf(useValueAt(below(around, field.hoursFrom ?? '')))
  const own = listOf(useValueAt(below(around, 'oeffnungszeiten'))).map(one => groupOf(one)['typ'])
  const isOn = field.control === 'verweis' ? above !== '' : value === true
  return (
    <div className={styles.above}>
      {field.control === 'verweis' ? (
        <Verweis {...(props as ControlProps<'verweis'>)} />
      ) : (
        <Schalter {...(props as ControlProps<'schalter'>)} />
      )}
      {isOn && (above === '' ? <NothingAbove /> : <From key={above} above={above} own={own} />)}
    </div>
  )
}

function From({ above, own }: { above: string; own: readonly unknown[] }) {
  const [inherited, setInherited] = useState<Inherited>()
  useEffect(() => {
    let isHere = true
    ask(calls.redaktionGeerbteZeiten, { query: { ueber: above } }).then(
      ({ data }) => isHere && setInherited(data),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [above])
  if (!inherited) return null
  const come = inherited.filter(({ typ }) => !own.includes(typ))
  if (inherited.length === 0) return own.length === 0 ? <NothingAbove /> : null
  if (come.length === 0) return <p className={styles.closed}>Alle Zeiten sind hier eingetragen.</p>
  return (
    <div className={styles.shown}>
      <p>Von dort kommen jetzt:</p>
      <dl>
        {come.map(({ typ, von, zeilen }) => (
          <div key={typ}>
            <dt>
              {hoursHeadings[typ]}
              {von && (
                <>
                  {' wie '}
                  <Link
                    to={`${screenOf({ art: 'organisationseinheit', id: von.id })}#feld-oeffnungszeiten.0`}
                  >
                    {von.titel}
                  </Link>
                </>
              )}
            </dt>
            <dd>{zeilen.join('; ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const NothingAbove = () => (
  <p className={styles.wrong}>
    Darüber stehen keine Zeiten, oder es ist nicht öffentlich. Die Website zeigt hier dann keine.
  </p>
)
