import type { Plugin, Rolldown } from 'vite'

/** What only carries styles says nothing that a script could need: nobody fetches it, and the routes that need it get them. */
export function stylesAlone(): Plugin {
  return {
    name: 'styles-alone',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      for (const empty of chunks.filter(({ code, isEntry }) => !isEntry && code.trim() === '')) {
        for (const chunk of chunks.filter(({ imports }) => imports.includes(empty.fileName)))
          if (!leaveOut(empty, chunk))
            this.error(`${chunk.fileName} wants more than styles of ${empty.fileName}`)
        for (const route of chunks.filter(({ isEntry }) => isEntry))
          if (needs(route, empty, id => this.getModuleInfo(id)?.importedIds ?? [])) style(route, empty)
        delete bundle[empty.fileName]
      }
    },
  }
}

/** Whether nothing in the chunk names it any more. */
function leaveOut({ fileName }: Rolldown.OutputChunk, chunk: Rolldown.OutputChunk): boolean {
  const name = fileName.split('/').at(-1) ?? fileName
  chunk.code = chunk.code.replace(`import"./${name}";`, '')
  chunk.imports = chunk.imports.filter(one => one !== fileName)
  return !chunk.code.includes(name)
}

/** A file that several routes share may need styles that one of them does without: it goes by the modules. */
function needs(
  { facadeModuleId }: Rolldown.OutputChunk,
  { moduleIds }: Rolldown.OutputChunk,
  importsOf: (id: string) => readonly string[],
): boolean {
  const reached = new Set(facadeModuleId ? [facadeModuleId] : [])
  // A set goes on through what is added while it is gone through.
  for (const one of reached) for (const imported of importsOf(one)) reached.add(imported)
  return moduleIds.some(id => reached.has(id))
}

function style(route: Rolldown.OutputChunk, { viteMetadata }: Rolldown.OutputChunk): void {
  for (const file of viteMetadata?.importedCss ?? []) route.viteMetadata?.importedCss.add(file)
}
