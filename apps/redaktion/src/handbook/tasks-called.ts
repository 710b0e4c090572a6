import { saysAll } from '../search/says-all.ts'

type Called = { readonly title: string; readonly intro: string; readonly steps: readonly string[] }

/** Tasks that have all the words: in the title before in the sentence below it, and last in what is to be done. */
export function tasksCalled<T extends Called>(wanted: string, tasks: readonly T[]): readonly T[] {
  const says = saysAll(wanted)
  if (!says) return []
  const rank = ({ title, intro, steps }: T) =>
    [title, `${title} ${intro}`, [title, intro, ...steps.map(withoutExamples)].join(' ')].findIndex(says)
  return tasks
    .map(task => ({ task, rank: rank(task) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ task }) => task)
}

/** Whoever looks for the office of an example does not look for help. */
const withoutExamples = (step: string) => step.replaceAll(/„[^“]+“/g, '')
