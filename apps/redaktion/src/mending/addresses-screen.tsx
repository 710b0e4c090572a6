import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { Signpost } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listAt, useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { ROWS } from '../list/list-query.ts'
import { Nothing } from '../list/nothing.tsx'
import { pageIn } from '../list/page-in.ts'
import { useNextRow } from '../list/use-next-row.ts'
import { day } from '../pieces/day.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import styles from './mending.module.css'
import { type MissingAddress, redirect, times } from './mending.ts'
import { AddressForm } from './replace-dialog.tsx'

const list = listAt(
  // `ausgeblendet` is a parameter without a value.
  address => ({ ausgeblendet: address.has('ausgeblendet') ? '' : undefined, seite: pageIn(address, 999) }),
  ({ ausgeblendet, ...query }, signal) =>
    ask(calls.redaktionFehlendeAdressen, {
      query: { ...query, ...(ausgeblendet === undefined ? {} : { ausgeblendet: 'true' }) },
      signal,
    }),
)
export const { loader } = list

/** Missing addresses that visitors requested, and their redirects. */
export function Component() {
  const { query, found, addressOf, paging } = useList(list)
  const hidden = query.ausgeblendet !== undefined
  const { isBusy, send, show } = useSteps()
  const [asked, setAsked] = useState<MissingAddress>()
  const rows = useNextRow<HTMLUListElement>()
  return (
    <Screen
      title="Fehlende Adressen"
      note="Seiten, die Menschen in den letzten 30 Tagen aufgerufen haben und die es nicht gibt. Wer sie aufgerufen hat, wird nicht gespeichert."
    >
      <div className={styles.above}>
        <nav aria-label="Welche Adressen">
          <ul role="list" className={styles.sorts}>
            <li>
              <Link to={addressOf({ ausgeblendet: undefined })} aria-current={hidden ? undefined : 'page'}>
                Offen {!hidden && <span className={styles.number}>{found.anzahl}</span>}
              </Link>
            </li>
            <li>
              <Link to={addressOf({ ausgeblendet: '' })} aria-current={hidden ? 'page' : undefined}>
                Ausgeblendet <span className={styles.number}>{found.ausgeblendete}</span>
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      {found.data.length === 0 ? (
        <Nothing title={hidden ? 'Nichts ausgeblendet' : 'Niemand steht vor verschlossener Tür'}>
          {hidden
            ? 'Was Sie nicht mehr sehen möchten, steht hier, solange es noch aufgerufen wird.'
            : 'Sobald jemand eine Seite aufruft, die es nicht gibt, steht ihre Adresse hier, mit einem Vorschlag, wohin sie führen soll.'}
        </Nothing>
      ) : (
        <ul role="list" className={styles.entries} {...rows}>
          {found.data.map(entry => (
            <Entry
              key={entry.adresse}
              entry={entry}
              isHidden={hidden}
              isBusy={isBusy}
              onSend={nach => void send(entry.adresse, nach)}
              onAsk={() => setAsked(entry)}
              onShow={isShown => void show(entry.adresse, isShown)}
            />
          ))}
        </ul>
      )}
      <ListPaging {...paging} hasNext={query.seite * ROWS < found.anzahl} />
      <Dialog isOpen={asked !== undefined} title="Weiterleiten" onClose={() => setAsked(undefined)}>
        {asked && (
          <AddressForm
            key={asked.adresse}
            told={
              <>
                Wer <strong className={styles.address}>{asked.adresse}</strong> aufruft, kommt danach zu
                dieser Seite.
              </>
            }
            button="Weiterleiten"
            isBusy={isBusy}
            pagesOnly
            onSend={async nach => {
              if (await send(asked.adresse, nach)) setAsked(undefined)
            }}
          />
        )}
      </Dialog>
    </Screen>
  )
}

/** Steps for a missing address, each with undo. */
function useSteps() {
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  /** Shows a message about a finished step, with undo. */
  const done = (text: string, undo: () => Promise<void>) =>
    tell({
      text,
      undo: {
        label: 'Rückgängig',
        run: () =>
          void takeBack(async () => {
            await undo()
            tell({ text: 'Rückgängig gemacht.' })
          }),
      },
    })
  const hide = (adresse: string, ausgeblendet: boolean) =>
    ask(calls.redaktionFehlendeAdresseAusblenden, { body: { adresse, ausgeblendet } })
  return {
    isBusy,
    send: (von: string, nach: string) =>
      once(async () => done(`${von} führt jetzt zu ${nach}.`, await redirect(von, nach))),
    show: (adresse: string, isShown: boolean) =>
      once(async () => {
        await hide(adresse, !isShown)
        done(
          isShown ? `${adresse} steht wieder auf der Liste.` : `${adresse} wird nicht mehr gezeigt.`,
          async () => void (await hide(adresse, isShown)),
        )
      }),
  }
}

type EntryProps = {
  entry: MissingAddress
  isHidden: boolean
  isBusy: boolean
  onSend: (nach: string) => void
  onAsk: () => void
  onShow: (isShown: boolean) => void
}

function Entry({ entry, isHidden, isBusy, onSend, onAsk, onShow }: EntryProps) {
  const { adresse, von, vorschlaege } = entry
  return (
    <li className={styles.entry}>
      <h2>{adresse}</h2>
      <p className={styles.facts}>
        <span>{askedOf(entry)}</span>
        {von && (
          <span>
            verlinkt auf <a href={von}>{von === '/' ? 'der Startseite' : von}</a>
          </span>
        )}
      </p>
      {vorschlaege.length > 0 && (
        <ul role="list" className={styles.proposals} aria-label={`Vorschläge für ${adresse}`}>
          {vorschlaege.map(({ adresse: nach, titel, grund }) => (
            <li key={nach}>
              <Button type="button" look="outline" aria-disabled={isBusy} onClick={() => onSend(nach)}>
                <DeskIcon drawing={Signpost} /> Weiterleiten zu „{titel}“
              </Button>
              <span className={styles.field}>
                {nach} · {grund}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        <button type="button" aria-label={`${adresse} woandershin weiterleiten`} onClick={onAsk}>
          {vorschlaege.length > 0 ? 'Woandershin weiterleiten …' : 'Weiterleiten …'}
        </button>
        <button
          type="button"
          aria-label={isHidden ? `${adresse} wieder zeigen` : `${adresse} nicht mehr zeigen`}
          aria-disabled={isBusy}
          onClick={() => onShow(isHidden)}
        >
          {isHidden ? 'Wieder zeigen' : 'Nicht mehr zeigen'}
        </button>
      </p>
    </li>
  )
}

/** Returns how often visitors requested an address: `17-mal an 6 Tagen aufgerufen, zuletzt gestern`. */
function askedOf({ anzahl, tage, zuletzt }: MissingAddress): string {
  const days = tage > 1 ? ` an ${tage} Tagen` : ''
  return `${times(anzahl)}${days} aufgerufen, zuletzt ${day(`${zuletzt}T12:00:00Z`, { withTime: false })}`
}
