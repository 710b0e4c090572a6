import { readFile, writeFile } from 'node:fs/promises'

/**
 * Returns a meter of how far the memory of a process grows from now on, in bytes: its peak, including memory
 * that it frees again. Linux only.
 */
export async function memoryOf(pid: number) {
  const most = async () =>
    Number(/^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await most()
  return { grown: async () => (await most()) - before }
}
