import { Button } from '@rathausplatz/ui/form'
import { useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import side from '../document/document.module.css'
import styles from './old-facts.module.css'
import {
  changeValues,
  changeWords,
  type Group,
  groupsOf,
  isChosen,
  mendWords,
  type OldFacts,
  placeKey,
  placeNotes,
  type Saying,
  type Ticks,
  type Wanted,
  wantedOf,
} from './old-facts.ts'
import { allOf, Tick } from './tick.tsx'
import { WithValues } from './with-values.tsx'

type OldFactsChoiceProps = {
  old: OldFacts
  ticks: Ticks
  /** Selects or deselects all these places at once. */
  onTick: (keys: readonly string[], isOn: boolean) => void
  isBusy: boolean
  onLead: () => void
  onMend: (wanted: Wanted) => void
  /** Keeps the old value in these contents, because it is right there. */
  onKeep: (contents: readonly Saying[]) => void
}

/**
 * Lists each content with its sentences. Editors decide about values that another record still has, or that a
 * record states itself.
 */
export function OldFactsChoice(props: OldFactsChoiceProps) {
  const { old, ticks, onTick, isBusy, onMend, onKeep } = props
  const { angaben, inhalte, mehr } = old
  const groups = groupsOf(inhalte, angaben)
  const wanted = wantedOf(inhalte, { ticks, angaben })
  const choosable = inhalte.flatMap(one => choosableOf(one, props))
  const keepable = inhalte.filter(({ schreibbar }) => schreibbar)
  const begin = useRef<HTMLUListElement>(null)
  // The pressed button disappears with its content: the focus moves to the rest.
  useLayoutEffect(() => {
    if (inhalte.length > 0 && document.activeElement === document.body) begin.current?.focus()
  }, [inhalte.length])
  return (
    <div className={styles.choice}>
      <ul role="list" className={styles.changes} ref={begin} tabIndex={-1} aria-label="Was sich geändert hat">
        {angaben.map(change => (
          <li key={change.angabe + change.alt}>
            <WithValues text={changeWords(change)} values={changeValues(change)} />
          </li>
        ))}
      </ul>
      <p>
        {choosable.length > 0 &&
          'Wo Sie einen Haken setzen, wird die neue Angabe als Entwurf eingesetzt. Auf der Website ändert sich dort erst etwas, wenn der Inhalt veröffentlicht wird. '}
        Gefunden wird nur, was wörtlich dasteht, und Beträge nur, wo auch steht, wofür; sehen Sie Tabellen
        bitte selbst durch.
      </p>
      {choosable.length > 1 && (
        <Tick
          className={styles.all}
          isOn={allOf(choosable.map(({ isOn }) => isOn))}
          onTurn={isOn =>
            onTick(
              choosable.map(({ key }) => key),
              isOn,
            )
          }
        >
          Alle auswählen
        </Tick>
      )}
      {groups.map(group => (
        <ContentGroup
          key={group.title + group.reason}
          group={group}
          isNamed={groups.length > 1 || group.title !== 'Vorausgewählt'}
          {...props}
        />
      ))}
      {mehr && <p>Es gibt noch mehr davon; sie stehen hier, wenn diese erledigt sind.</p>}
      <div className={side.choices}>
        {choosable.length > 0 && (
          <Button
            type="button"
            aria-disabled={isBusy || wanted.length === 0}
            onClick={() => !isBusy && wanted.length > 0 && onMend(wanted)}
          >
            {mendWords(wanted)}
          </Button>
        )}
        {keepable.length > 1 && (
          <Button
            type="button"
            look="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onKeep(keepable)}
          >
            Das bleibt überall so
          </Button>
        )}
      </div>
    </div>
  )
}

type ContentGroupProps = OldFactsChoiceProps & { group: Group; isNamed: boolean }

/** Notes about several contents are shown once, above them. */
function ContentGroup({ group, isNamed, ...props }: ContentGroupProps) {
  const [heading, reason] = [useId(), useId()]
  return (
    <section className={styles.group} aria-labelledby={isNamed ? `${heading} ${reason}` : undefined}>
      {isNamed && <h3 id={heading}>{group.title}</h3>}
      {group.reason && <p id={reason}>{group.reason}</p>}
      <ul role="list" className={styles.contents}>
        {group.contents.map(one => (
          <Content key={one.id} one={one} title={group.title} {...props} />
        ))}
      </ul>
    </section>
  )
}

type ContentProps = OldFactsChoiceProps & { one: Saying; title: Group['title'] }

function Content({ one, title, ...props }: ContentProps) {
  const { old, onTick, onLead, onKeep, isBusy } = props
  const choosable = choosableOf(one, props)
  return (
    <li>
      <p className={styles.title}>
        {choosable.length > 0 && (
          <Tick
            name={`In „${one.titel}“ einsetzen`}
            isOn={allOf(choosable.map(({ isOn }) => isOn))}
            onTurn={isOn =>
              onTick(
                choosable.map(({ key }) => key),
                isOn,
              )
            }
          />
        )}
        <Link to={screenOf(one)} onClick={onLead}>
          {one.titel}
        </Link>
      </p>
      {one.stellen.map(stelle => {
        const key = placeKey(one, stelle)
        const own = choosable.length > 1 ? choosable.find(place => place.key === key) : undefined
        const sentence = (
          <q>
            <WithValues text={stelle.satz} values={[stelle.wortlaut]} isMarked />
          </q>
        )
        return (
          <div key={key} className={styles.place}>
            {own ? (
              <Tick isOn={own.isOn} onTurn={isOn => onTick([key], isOn)}>
                {sentence}
              </Tick>
            ) : (
              <p>{sentence}</p>
            )}
            {placeNotes(stelle, old.angaben, title).map(note => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </div>
        )
      })}
      {one.schreibbar && (
        <button
          type="button"
          className={styles.keep}
          aria-label={`Das bleibt so in „${one.titel}“`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onKeep([one])}
        >
          Das bleibt so
        </button>
      )}
    </li>
  )
}

/** Returns the selectable places of a content, and whether they are selected. */
const choosableOf = (one: Saying, { old: { angaben }, ticks }: Pick<OldFactsChoiceProps, 'old' | 'ticks'>) =>
  one.stellen
    .filter(({ ersetzbar }) => ersetzbar)
    .map(stelle => ({ key: placeKey(one, stelle), isOn: isChosen(one, stelle, { ticks, angaben }) }))
