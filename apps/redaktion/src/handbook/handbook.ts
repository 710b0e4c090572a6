import { readAreas, readTask, type Task } from '../../../../docs/redaktion/read-task.ts'

/** The handbook of docs/redaktion: the same texts and the same pictures. */

const words = import.meta.glob<string>('../../../../docs/redaktion/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<Picture>('../../../../docs/redaktion/bilder/*.webp', {
  query: '?bild',
  import: 'default',
  eager: true,
})

const folder = '../../../../docs/redaktion'

/** A picture with its size, so that the layout does not shift when it loads (vite.config.ts). */
type Picture = { readonly src: string; readonly width: number; readonly height: number }

export type HandbookTask = Task & {
  readonly name: string
  readonly area: string
  readonly shown: Picture | undefined
}

const contents = words[`${folder}/README.md`] ?? ''
const parts = readAreas(contents)

export const areas: readonly string[] = parts.map(({ name }) => name)

/** The introduction of the handbook. */
export const { intro } = readTask(contents)

/** All tasks, in the order of the handbook. */
export const tasks: readonly HandbookTask[] = parts.flatMap(({ name: area, tasks }) =>
  tasks.map(name => {
    const task = readTask(words[`${folder}/${name}.md`] ?? '')
    return { ...task, name, area, shown: pictures[`${folder}/bilder/${task.picture?.file}`] }
  }),
)

export const taskNamed = (name: string | undefined): HandbookTask | undefined =>
  tasks.find(task => task.name === name)
