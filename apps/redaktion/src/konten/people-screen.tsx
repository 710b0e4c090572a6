import { calls, realmLabels, realms } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import aboveStyles from '../list/above.module.css'
import { Select } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import styles from '../list/list.module.css'
import { oneIn, textIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { Nothing } from '../list/nothing.tsx'
import { pageIn } from '../list/page-in.ts'
import { ActionLink } from '../pieces/action-link.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import { type Konto, kontoPath, nameOf, realmOf, rolesIn } from './konto.ts'
import { KontoState } from './konto-state.tsx'
import { placesIn } from './places.ts'

const ROWS = 50
const LAST_PAGE = 200

const list = listAt(
  address => ({
    suche: textIn(address, 'suche'),
    zugang: oneIn(address, 'zugang', realms),
    seite: pageIn(address, LAST_PAGE),
  }),
  ({ suche, zugang, seite }, signal) =>
    ask(calls.redaktionKonten, {
      query: { suche: suche.trim(), seite, pro_seite: ROWS, ...(zugang ? { zugang } : {}) },
      signal,
    }),
)
export const { loader } = list

/** The accounts that may sign in, in all three realms. */
export function Component() {
  const { found, wanted, go, paging } = useList(list)
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
        <Filters
          label="Name oder E-Mail-Adresse"
          wanted={wanted}
          go={go}
          onAll={list.isNarrowed(wanted) ? () => go(list.usual) : undefined}
        >
          <Select
            label="Zugang"
            all="alle"
            value={wanted.zugang ?? ''}
            choices={REALMS}
            onChoose={chosen => go({ zugang: realms.find(realm => realm === chosen) })}
          />
        </Filters>
        <div className={aboveStyles.above}>
          <p role="status" className={aboveStyles.count}>
            {countedOf(paging.seite, data.length, mehr)}
          </p>
        </div>
        {data.length === 0 ? (
          <Nothing title="Niemand gefunden">
            Gesucht wird in Namen und E-Mail-Adressen. Vielleicht gehört das Konto zu einem anderen Zugang.
          </Nothing>
        ) : (
          <KontenTable konten={data} />
        )}
        <ListPaging {...paging} hasNext={mehr && paging.seite < LAST_PAGE} />
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
