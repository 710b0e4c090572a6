import { calls } from '@rathausplatz/contract'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { useKindName } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import { countedOf, hasNext } from '../list/counted.ts'
import listStyles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { LAST_PAGE, ROWS } from '../list/list-query.ts'
import { backFrom, pageIn } from '../list/page-in.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import styles from './quality.module.css'
import { type Places, ruleOf } from './quality.ts'

type Data = { readonly regel: string; readonly seite: number; readonly places: Places }

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Data | Response> {
  const regel = params['regel'] ?? ''
  const seite = pageIn(new URL(request.url).searchParams, LAST_PAGE)
  const places = await ask(calls.redaktionQualitaetStellen, {
    params: { regel },
    query: { seite, pro_seite: ROWS },
    signal: request.signal,
  })
  const hrefOf = (seite: number) => `/pflege/barrierefreiheit/${regel}?seite=${seite}`
  return backFrom(places, seite, hrefOf, ROWS) ?? { regel, seite, places }
}

/** The places where one rule has findings, by content, each with a link. */
export function Component() {
  const { regel, seite, places } = useLoaderData<Data>()
  const kindName = useKindName()
  const { data } = places
  const counted = { ...places, seite, shown: data.length }
  return (
    <Screen
      title={ruleOf(regel).titel}
      way={[{ label: 'Barrierefreiheit', to: '/pflege/barrierefreiheit' }]}
      note={<p role="status">{data.length === 0 ? 'Nichts mehr gefunden.' : countedOf(counted)}</p>}
    >
      {data.length === 0 ? (
        <div className={listStyles.empty}>
          <h2>Hier ist alles in Ordnung</h2>
          <p>
            Die Durchsicht findet dazu in den öffentlichen Inhalten nichts mehr. Was Sie gerade veröffentlicht
            haben, ist in wenigen Augenblicken durchgesehen.
          </p>
        </div>
      ) : (
        <ul role="list" className={styles.documents}>
          {data.map(({ id, art, titel, pfad, befunde }) => (
            <li key={id}>
              <h2>
                <Link to={screenOf({ art, id })}>{titel || pfad || id}</Link>
              </h2>
              <p className={styles.muted}>
                <DeskIcon drawing={drawingOf(art)} /> {kindName(art)}
                {pfad && <span>{pfad}</span>}
              </p>
              <ul className={styles.places}>
                {befunde.map(({ feld, feldname, satz, rat, stelle }, index) => (
                  <li key={`${feld}${index}`}>
                    <p>
                      {satz} {rat}
                      {stelle && !satz.includes(stelle) && <q>{stelle}</q>}
                    </p>
                    <Link
                      to={`${screenOf({ art, id })}#feld-${feld}`}
                      aria-label={`Zur Stelle in „${titel}“: ${feldname}`}
                    >
                      {feldname || 'Zur Stelle'}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={hasNext(counted)} hrefOf={next => `?seite=${next}`} />
    </Screen>
  )
}
