import { Button } from '@rathausplatz/ui/form'
import { Printer } from 'lucide-react'
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import styles from './handbook.module.css'
import { type HandbookTask, taskNamed, tasks } from './handbook.ts'
import { Words } from './words.tsx'

export function loader({ params }: LoaderFunctionArgs): HandbookTask {
  const task = taskNamed(params['aufgabe'])
  if (!task) throw data(undefined, { status: 404 })
  return task
}

/** A task step by step, with a screenshot and troubleshooting. */
export function Component() {
  const task = useLoaderData<HandbookTask>()
  const { name, title, intro, area, steps, picture, shown, troubles } = task
  const beside = tasks.filter(other => other.area === area && other.name !== name)
  return (
    <Screen
      title={title}
      way={[{ label: 'Hilfe', to: '/hilfe' }]}
      note={<Words text={intro} />}
      action={
        <Button type="button" look="outline" onClick={() => print()}>
          <DeskIcon drawing={Printer} /> Drucken
        </Button>
      }
    >
      <div className={styles.task}>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={at}>
              <Words text={step} />
              {picture && shown && picture.step === at + 1 && (
                <a href={shown.src} target="_blank" rel="noreferrer" className={styles.picture}>
                  <img src={shown.src} width={shown.width} height={shown.height} alt={picture.words} />
                </a>
              )}
            </li>
          ))}
        </ol>
        <section className={styles.troubles}>
          <h2>Wenn es nicht klappt</h2>
          <ul>
            {troubles.map(trouble => (
              <li key={trouble}>
                <Words text={trouble} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {beside.length > 0 && (
        <nav className={styles.beside} aria-label={`Weitere Aufgaben: ${area}`}>
          <h2>{area}: weitere Aufgaben</h2>
          <ul>
            {beside.map(({ name, title }) => (
              <li key={name}>
                <Link to={`/hilfe/${name}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Screen>
  )
}
