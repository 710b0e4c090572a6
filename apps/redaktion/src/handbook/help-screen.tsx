import { Link, useSearchParams } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import styles from './handbook.module.css'
import { areas, type HandbookTask, intro, tasks } from './handbook.ts'
import { tasksAt } from './tasks-at.ts'
import { tasksCalled } from './tasks-called.ts'
import { Words } from './words.tsx'

/** The tasks of the handbook: first those of the previous screen, then by area; or search results. */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('q') ?? ''
  const isAsked = wanted.trim() !== ''
  const found = isAsked ? tasksCalled(wanted, tasks) : tasks
  const names = isAsked ? [] : tasksAt(address.get('zu') ?? '')
  const here = names.flatMap(name => tasks.find(task => task.name === name) ?? [])
  const search = (words: string) => {
    const next = new URLSearchParams(address)
    if (words.trim() === '') next.delete('q')
    else next.set('q', words)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Screen title="Hilfe" note={<Words text={intro} />}>
      <p className={styles.search}>
        <label htmlFor="aufgabe">Was möchten Sie tun?</label>
        <SearchField id="aufgabe" value={wanted} onChange={search} />
      </p>
      <p role="status" className={styles.count}>
        {isAsked && found.length > 0 && (found.length === 1 ? '1 Aufgabe' : `${found.length} Aufgaben`)}
        {isAsked &&
          found.length === 0 &&
          'Dazu steht hier keine Aufgabe. Versuchen Sie ein anderes Wort, oder löschen Sie das Suchfeld: Dann stehen alle da.'}
      </p>
      {isAsked ? (
        <Tasks tasks={found} />
      ) : (
        <>
          {here.length > 0 && <Area name="Auf dem Bildschirm, von dem Sie kommen" tasks={here} />}
          {areas.map(name => (
            <Area key={name} name={name} tasks={tasks.filter(({ area }) => area === name)} />
          ))}
        </>
      )}
    </Screen>
  )
}

function Area({ name, tasks }: { name: string; tasks: readonly HandbookTask[] }) {
  return (
    <section className={styles.area}>
      <h2>{name}</h2>
      <Tasks tasks={tasks} />
    </section>
  )
}

function Tasks({ tasks }: { tasks: readonly HandbookTask[] }) {
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map(({ name, title, intro }) => (
        <li key={name}>
          <Link to={`/hilfe/${name}`}>{title}</Link>
          <span className={rowStyles.about}>
            <span>{intro}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
