import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { CircleAlert, Info, Play, Square, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import list from '../list/list.module.css'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { ColumnsForm } from './columns-form.tsx'
import { PiecesList } from './pieces-list.tsx'
import { Standing } from './standing.tsx'
import styles from './uebernahme.module.css'
import { begun, counted, drafts, isAtWork, isOpen, sourceOf, type Uebernahme } from './uebernahme.ts'
import { type Step, useUebernahme } from './use-uebernahme.ts'

export const loader = ({ params, request }: LoaderFunctionArgs): Promise<Uebernahme> =>
  ask(calls.redaktionUebernahme, { params: { id: params['id'] ?? '' }, signal: request.signal })

/** The list loads its own rows for filters and pages. */
export const shouldRevalidate = () => false

/** One import, from its findings to its result. */
export function Component() {
  const first = useLoaderData<Uebernahme>()
  return <Work key={first.id} first={first} />
}

const WAY = [{ label: 'Inhalte übernehmen', to: '/uebernahme' }]

function Work({ first }: { first: Uebernahme }) {
  const { uebernahme, isGone, step } = useUebernahme(first)
  const [asks, setAsks] = useState<'zurueck' | 'vergessen'>()
  const { id, stand, anzahl, rechte, tabelle, hinweise, fehler, von } = uebernahme
  const params = { id }
  const isOwn = rechte.includes('starten')
  const mayStart = isOwn && isOpen(uebernahme) && anzahl.gewaehlt > 0
  const mayGoBack = rechte.includes('zuruecknehmen') && anzahl.uebernommen > 0 && !isAtWork(uebernahme)
  const [isPressed, setPressed] = useState(false)
  /** A press waits for running changes, so that it is not lost; a double press counts once. */
  const press = async (work: Parameters<Step>[0]) => {
    if (isPressed) return
    setPressed(true)
    await step(work)
    setPressed(false)
  }
  if (isGone) return <Gone name={uebernahme.name} />
  return (
    <Screen
      title={uebernahme.name}
      way={WAY}
      note={`${sourceOf(uebernahme)}, begonnen ${when(uebernahme.angelegt_am)} von ${von.name}`}
      action={
        mayStart ? (
          <Button
            type="button"
            aria-disabled={isPressed}
            onClick={() => void press(() => ask(calls.redaktionUebernahmeStarten, { params }))}
          >
            <DeskIcon drawing={Play} /> {counted(anzahl.gewaehlt, 'Einen Entwurf', 'Entwürfe')} anlegen
          </Button>
        ) : isAtWork(uebernahme) && isOwn ? (
          <Button
            type="button"
            look="outline"
            aria-disabled={isPressed}
            onClick={() => void press(() => ask(calls.redaktionUebernahmeAnhalten, { params }))}
          >
            <DeskIcon drawing={Square} /> Anhalten
          </Button>
        ) : undefined
      }
    >
      <Standing uebernahme={uebernahme} />
      {hinweise.length > 0 && (
        <ul role="list" className={styles.remarks}>
          {hinweise.map(hinweis => (
            <li key={hinweis}>
              <DeskIcon drawing={Info} /> <span>{hinweis}</span>
            </li>
          ))}
        </ul>
      )}
      {fehler && (
        <p className={styles.stopped} role="alert">
          <DeskIcon drawing={CircleAlert} /> <span>{fehler}</span>
        </p>
      )}
      {tabelle && stand === 'bereit' && isOwn && <ColumnsForm id={id} tabelle={tabelle} step={step} />}
      {stand !== 'sucht' && stand !== 'gescheitert' && (
        <section aria-labelledby="gefunden" className={styles.part}>
          <h2 id="gefunden">{tabelle ? 'Alle Zeilen' : 'Was gefunden wurde'}</h2>
          <PiecesList uebernahme={uebernahme} step={step} />
        </section>
      )}
      <p className={styles.foot}>
        {mayGoBack && (
          <Button type="button" look="outline" onClick={() => setAsks('zurueck')}>
            <DeskIcon drawing={Undo2} /> Alles wieder wegnehmen
          </Button>
        )}
        {!isAtWork(uebernahme) && (
          <Button type="button" look="outline" onClick={() => setAsks('vergessen')}>
            <DeskIcon drawing={Trash2} /> {anzahl.uebernommen > 0 ? 'Bericht löschen' : 'Verwerfen'}
          </Button>
        )}
      </p>
      <Dialog isOpen={asks === 'zurueck'} title="Alles wieder wegnehmen?" onClose={() => setAsks(undefined)}>
        <p>
          {begun(drafts(anzahl.uebernommen))} {anzahl.uebernommen === 1 ? 'kommt' : 'kommen'} in den
          Papierkorb; von dort lassen sie sich 30 Tage lang zurückholen. Was inzwischen bearbeitet oder
          veröffentlicht wurde, bleibt. Bilder bleiben unter „Bilder und Dokumente“.
        </p>
        <p className={styles.foot}>
          <Button
            type="button"
            onClick={() => {
              setAsks(undefined)
              void step(() => ask(calls.redaktionUebernahmeZuruecknehmen, { params }))
            }}
          >
            Alles wegnehmen
          </Button>
          <Button type="button" look="outline" onClick={() => setAsks(undefined)}>
            Abbrechen
          </Button>
        </p>
      </Dialog>
      <Forget
        id={id}
        hasDrafts={anzahl.uebernommen > 0}
        isOpen={asks === 'vergessen'}
        onClose={() => setAsks(undefined)}
      />
    </Screen>
  )
}

/** The import was discarded meanwhile, or has expired. */
function Gone({ name }: { name: string }) {
  return (
    <Screen title={name} way={WAY}>
      <div className={list.empty} role="alert">
        <h2>Diese Übernahme gibt es nicht mehr</h2>
        <p>
          Jemand hat sie verworfen oder ihren Bericht gelöscht. Entwürfe, die schon angelegt waren, sind noch
          da.
        </p>
        <Link to="/uebernahme">Zu den übrigen Übernahmen</Link>
      </div>
    </Screen>
  )
}

function Forget({
  id,
  hasDrafts,
  isOpen,
  onClose,
}: {
  id: string
  hasDrafts: boolean
  isOpen: boolean
  onClose: () => void
}) {
  const navigate = useNavigate()
  const tell = useTell()
  const forget = async () => {
    onClose()
    try {
      await ask(calls.redaktionUebernahmeVergessen, { params: { id } })
      await navigate('/uebernahme')
      tell({
        text: hasDrafts ? 'Der Bericht ist gelöscht; die Entwürfe bleiben.' : 'Verworfen.',
        onto: '/uebernahme',
      })
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }
  return (
    <Dialog isOpen={isOpen} title={hasDrafts ? 'Bericht löschen?' : 'Verwerfen?'} onClose={onClose}>
      <p>
        {hasDrafts
          ? 'Die Entwürfe bleiben. Sie lassen sich danach nicht mehr gemeinsam wegnehmen.'
          : 'Was gefunden wurde, wird vergessen. Die Datei und die alte Website bleiben, wie sie sind.'}
      </p>
      <p className={styles.foot}>
        <Button type="button" onClick={() => void forget()}>
          {hasDrafts ? 'Bericht löschen' : 'Verwerfen'}
        </Button>
        <Button type="button" look="outline" onClick={onClose}>
          Abbrechen
        </Button>
      </p>
    </Dialog>
  )
}
