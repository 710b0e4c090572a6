import { type CallAnswer, calls } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ChangedCell } from '../list/changed-cell.tsx'
import styles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import { SourceChoice } from './source-choice.tsx'
import own from './uebernahme.module.css'
import { type Kopf, outcomeOf, sourceOf, standOf, wayTo } from './uebernahme.ts'

type Data = { readonly seite: number; readonly found: CallAnswer<typeof calls.redaktionUebernahmen> }

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const seite = pageIn(new URL(request.url).searchParams)
  const found = await ask(calls.redaktionUebernahmen, { query: { seite }, signal: request.signal })
  return backFrom(found, seite, to => `/uebernahme?seite=${to}`) ?? { seite, found }
}

/** Starts an import; lists earlier ones. */
export function Component() {
  const { seite, found } = useLoaderData<Data>()
  return (
    <Screen
      title="Inhalte übernehmen"
      note="Von Ihrer alten Website oder aus einer Tabelle. Alles wird zuerst ein Entwurf: Öffentlich wird davon nichts von selbst, und Sie können alles wieder wegnehmen."
    >
      <SourceChoice />
      <h2 className={own.before}>Bisher übernommen</h2>
      {found.data.length === 0 ? (
        <p className={own.hint}>Noch nichts. Berichte stehen hier 90 Tage lang.</p>
      ) : (
        <div className={styles.list}>
          <Earlier uebernahmen={found.data} />
        </div>
      )}
      <ListPaging seite={seite} hasNext={found.mehr} hrefOf={seite => `?seite=${seite}`} />
    </Screen>
  )
}

function Earlier({ uebernahmen }: { uebernahmen: readonly Kopf[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Bisher übernommen</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Woher</th>
          <th scope="col">Stand</th>
          <th scope="col">Ergebnis</th>
          <th scope="col">Wann und von wem</th>
        </tr>
      </thead>
      <tbody>
        {uebernahmen.map(one => (
          <tr key={one.id}>
            <th scope="row">
              <Link to={wayTo(one)}>{one.name}</Link>
              <span className={styles.under}>{sourceOf(one)}</span>
            </th>
            <td data-label="Stand">{standOf(one)}</td>
            <td data-label="Ergebnis">{outcomeOf(one) || '–'}</td>
            <ChangedCell am={one.geaendert_am} von={one.von.name} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
