import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type Row, screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import { useKind, useSession } from '../frame/frame-data.ts'
import { listOf } from '../frame/ways.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { State } from '../pieces/state.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useToldStep } from '../pieces/use-one-step.ts'
import { useFound } from '../search/use-found.ts'
import { ask } from '../wall/ask.ts'
import { splitPath } from './address.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { findPages } from './find-pages.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { PageActions, type PageRight } from './page-actions.tsx'
import { isPage, type PageStep } from './page-step.ts'
import { PageTree } from './page-tree.tsx'
import styles from './pages.module.css'
import type { Step } from './tree.ts'
import { useTree } from './use-tree.ts'

/** The open dialog about a page. */
type Asked =
  | { readonly what: 'new'; readonly under: string }
  | { readonly what: 'move'; readonly page: PageStep; readonly onto?: string }
  | { readonly what: 'delete'; readonly page: PageStep }

/** Returns the default parent of new pages of an account. */
const topOf = (bereiche: readonly string[]): string => (bereiche.includes('/') ? '/' : (bereiche[0] ?? '/'))

/** All pages as a tree. */
export function Component() {
  const kind = useKind('seite')
  const { bereiche } = useSession()
  const may = (right: PageRight) => kind?.rechte.includes(right) ?? false
  const [address, setAddress] = useSearchParams()
  const shown = address.get('zeige') ?? undefined
  const tree = useTree()
  const { reveal, renew } = tree
  const [asked, setAsked] = useState<Asked>()
  const [wanted, setWanted] = useState('')
  const found = useFound(wanted, findPages)
  const navigate = useNavigate()
  const tell = useTell()
  const { once } = useToldStep()

  useEffect(() => {
    if (shown !== undefined) void reveal(shown)
  }, [shown, reveal])

  const show = (path: string) => {
    setAsked(undefined)
    setWanted('')
    setAddress({ zeige: path }, { replace: true })
    // Loads again also if the page is visible already, because it may have changed.
    void reveal(path)
  }
  const showMoved = (from: string, path: string) => {
    setAsked(undefined)
    setWanted('')
    setAddress({ zeige: path }, { replace: true })
    void tree.moved(from, path)
  }
  // A second press while the first copy is made would make another one.
  const copy = ({ seite }: PageStep) =>
    once(async () => {
      const made = await ask(calls.redaktionKopieren, {
        params: { id: seite.id },
        body: { id: crypto.randomUUID() },
      })
      tell({ text: `„${made.titel}“ ist angelegt, als Entwurf unter ${made.pfad ?? made.schluessel}.` })
      show(made.pfad ?? made.schluessel)
    })
  const actionsFor = (page: PageStep, tabIndex?: number) => (
    <PageActions
      page={page}
      may={may}
      tabIndex={tabIndex}
      onCopy={() => void copy(page)}
      onNew={() => setAsked({ what: 'new', under: page.pfad })}
      onMove={() => setAsked({ what: 'move', page })}
      onDelete={() => setAsked({ what: 'delete', page })}
    />
  )
  const choose = (step: Step) => {
    if (step.seite) void navigate(screenOf(step.seite))
    else void tree.open(step.pfad)
  }

  return (
    <Screen
      title="Seiten"
      note={
        <>
          Alle Seiten, wo sie stehen. Wo nichts anderes dabeisteht, ist die Seite öffentlich. Lieber als
          Tabelle? <Link to={listOf('seite')}>Zur Liste der Seiten</Link>
        </>
      }
      action={
        may('schreiben') && (
          <Button type="button" onClick={() => setAsked({ what: 'new', under: topOf(bereiche) })}>
            <DeskIcon drawing={Plus} /> Neue Seite
          </Button>
        )
      }
    >
      <p className={styles.search}>
        <label htmlFor="seitensuche">Seite suchen</label>
        <SearchField id="seitensuche" value={wanted} onChange={setWanted} />
      </p>
      <p role="status" className={styles.hint}>
        {found.said}
      </p>
      {found.rows ? (
        <FoundPages rows={found.rows} onShow={show} renderActions={actionsFor} />
      ) : (
        <>
          {tree.failure && (
            <p role="alert" className={styles.failure}>
              {tree.failure}{' '}
              <button type="button" onClick={() => void renew()}>
                Noch einmal versuchen
              </button>
            </p>
          )}
          <PageTree
            tree={tree}
            label="Seitenbaum"
            focused={shown}
            onChoose={choose}
            hrefOf={({ seite }) => (seite ? screenOf(seite) : undefined)}
            renderActions={(step, tabIndex) => isPage(step) && actionsFor(step, tabIndex)}
            onDrop={
              may('schreiben')
                ? (page, onto) => isPage(page) && setAsked({ what: 'move', page, onto })
                : undefined
            }
          />
          {tree.cut.size > 0 && (
            <p className={styles.hint}>
              Auf einer Ebene stehen mehr als tausend Seiten; hier sind die ersten. Die Suche findet die
              anderen.
            </p>
          )}
        </>
      )}
      {asked?.what === 'new' && <NewPageDialog under={asked.under} onClose={() => setAsked(undefined)} />}
      {asked?.what === 'move' && (
        <MoveDialog
          page={asked.page}
          onto={asked.onto}
          onClose={() => setAsked(undefined)}
          onMoved={showMoved}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteDialog
          page={asked.page}
          onClose={() => setAsked(undefined)}
          onDeleted={() => show(splitPath(asked.page.pfad).parent)}
        />
      )}
    </Screen>
  )
}

type FoundPagesProps = {
  rows: readonly Row[]
  onShow: (path: string) => void
  renderActions: (page: PageStep) => ReactNode
}

/** The pages that the search found, with the actions of a row of the tree. */
function FoundPages({ rows, onShow, renderActions }: FoundPagesProps) {
  return (
    <ul role="list" className={rowStyles.rows}>
      {rows.map(row => (
        <Line
          key={row.id}
          art={row.art}
          to={screenOf(row)}
          title={row.titel}
          actions={
            <>
              <button
                type="button"
                aria-label={`„${row.titel}“ im Baum zeigen`}
                onClick={() => onShow(row.pfad ?? row.schluessel)}
              >
                Im Baum zeigen
              </button>
              {/* A draft without a name has no address yet: only the open page can give it one. */}
              {row.pfad !== null && renderActions({ pfad: row.pfad, seite: row, unterseiten: true })}
            </>
          }
        >
          <State {...row} /> <span>{row.pfad}</span>
        </Line>
      ))}
    </ul>
  )
}
