import { type CallAnswer, calls, type Realm, realmLabels, realms } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { UserRoundPlus } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Select } from '../list/filter-fields.tsx'
import styles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import { SearchInput } from '../list/search-input.tsx'
import { useAddress } from '../list/use-address.ts'
import { ActionLink } from '../pieces/action-link.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import { type Konto, kontoPath, nameOf, realmOf, rolesIn } from './konto.ts'
import { KontoState } from './konto-state.tsx'
import { placesIn } from './places.ts'

type Wanted = { readonly suche: string; readonly zugang: Realm | undefined; readonly seite: number }
type Data = { readonly asked: Wanted; readonly found: CallAnswer<typeof calls.redaktionKonten> }

const ROWS = 50
const LAST_PAGE = 200

function wantedOf(address: URLSearchParams): Wanted {
  return {
    suche: (address.get('suche') ?? '').slice(0, 200),
    zugang: realms.find(realm => realm === address.get('zugang')),
    seite: pageIn(address, LAST_PAGE),
  }
}

function addressOf({ suche, zugang, seite }: Wanted): string {
  const address = new URLSearchParams()
  if (suche !== '') address.set('suche', suche)
  if (zugang) address.set('zugang', zugang)
  if (seite > 1) address.set('seite', String(seite))
  return `?${address}`
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const asked = wantedOf(new URL(request.url).searchParams)
  const { zugang, suche, seite } = asked
  const query = { suche: suche.trim(), seite, pro_seite: ROWS, ...(zugang ? { zugang } : {}) }
  const found = await ask(calls.redaktionKonten, { query, signal: request.signal })
  const hrefOf = (seite: number) => `/konten${addressOf({ ...asked, seite })}`
  return backFrom(found, seite, hrefOf) ?? { asked, found }
}

/** Who may sign in, in all three realms. */
export function Component() {
  const { asked, found } = useLoaderData<Data>()
  const { wanted, go } = useAddress(wantedOf, addressOf)
  const isNarrowed = wanted.suche.trim() !== '' || wanted.zugang !== undefined
  const { data, mehr } = found
  return (
    <Screen
      title="Konten"
      note="Wer sich anmelden darf: in der Redaktion, im Intranet und im Ratsinformationssystem. Jeder Zugang steht für sich; wer zwei braucht, hat zwei Konten."
      action={
        <ActionLink to="/konten/neu">
          <DeskIcon drawing={UserRoundPlus} /> Person einladen
        </ActionLink>
      }
    >
      <div className={styles.list}>
        <div className={styles.filters}>
          <SearchInput
            label="Name oder E-Mail-Adresse"
            value={wanted.suche}
            onSearch={suche => go({ suche }, { replace: wanted.suche !== '' })}
          />
          <Select
            label="Zugang"
            all="alle"
            value={wanted.zugang ?? ''}
            choices={REALMS}
            onChoose={chosen => go({ zugang: realms.find(realm => realm === chosen) })}
          />
          {isNarrowed && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => go({ suche: '', zugang: undefined })}
            >
              Filter aufheben
            </button>
          )}
        </div>
        <div className={styles.above}>
          <p role="status" className={styles.count}>
            {countedOf(asked.seite, data.length, mehr)}
          </p>
        </div>
        {data.length === 0 ? (
          <div className={styles.empty}>
            <h2>Niemand gefunden</h2>
            <p>
              Gesucht wird in Namen und E-Mail-Adressen. Vielleicht gehört das Konto zu einem anderen Zugang.
            </p>
          </div>
        ) : (
          <KontenTable konten={data} />
        )}
        <ListPaging
          seite={asked.seite}
          hasNext={mehr && asked.seite < LAST_PAGE}
          hrefOf={seite => addressOf({ ...asked, seite })}
        />
      </div>
    </Screen>
  )
}

function countedOf(seite: number, shown: number, more: boolean): string {
  const first = (seite - 1) * ROWS + 1
  if (seite > 1 || more) return `Konten ${first}–${first + shown - 1}`
  return shown === 1 ? 'ein Konto' : `${shown} Konten`
}

function KontenTable({ konten }: { konten: readonly Konto[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Konten</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Zugang</th>
          <th scope="col">Rollen</th>
          <th scope="col">Wo</th>
          <th scope="col">Zustand</th>
        </tr>
      </thead>
      <tbody>
        {konten.map(konto => (
          <tr key={konto.id}>
            <th scope="row">
              <Link to={kontoPath(konto)}>{nameOf(konto)}</Link>
              <span className={styles.under}>{konto.email}</span>
            </th>
            <td data-label="Zugang">{realmOf(konto)}</td>
            <td data-label="Rollen">{rolesIn(konto)}</td>
            <td data-label="Wo">{konto.zugang === 'redaktion' && placesIn(konto.bereiche)}</td>
            <td>
              <KontoState konto={konto} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const REALMS = realms.map(realm => ({ value: realm, label: realmLabels[realm] }))
