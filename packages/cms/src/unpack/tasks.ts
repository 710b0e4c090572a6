import { pdf } from './pdf.ts'
import { greys, head, redraw, size } from './pictures.ts'

/** All tasks on untrusted bytes. They run in the decoding process (unpack.ts). */
export const tasks = { head, size, redraw, greys, pdf } as const

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
