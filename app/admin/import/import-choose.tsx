import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { type FormEvent, useState } from 'react'
import { download } from '#app/admin/api/download.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Picto } from '#app/ui/picto.tsx'
import { recordsCsv } from '#domain/import/import-column.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import { type ImportName, importLabel, importNames } from '#domain/import/import-names.ts'
import { maxFileMegabytes } from './import-file.ts'
import { ImportFileButton } from './import-file-button.tsx'
import { howItWorks } from './import-texts.ts'
import { useDroppedFile } from './use-dropped-file.ts'
import type { ImportState } from './use-import.ts'

/** The first step: choose a file, or paste lines. */
export function ImportChoose({ state, expected }: { state: ImportState; expected: ImportName }) {
  function openPasted(event: FormEvent) {
    event.preventDefault()
    state.open(state.pasted, 'geplakte regels')
  }

  return (
    <>
      <DropZone onFile={state.openFile} />
      <Panel title="Of plak de regels">
        <form onSubmit={openPasted} className="grid justify-items-start gap-4 p-5 *:w-full">
          <TextField
            label="Regels, met de kolomnamen erboven"
            hint="Kopieer ze bijvoorbeeld uit je werkblad."
            lines={5}
            spellCheck={false}
            autoComplete="off"
            value={state.pasted}
            onChange={(event) => state.paste(event.currentTarget.value)}
          />
          <div>
            <Button tone="secondary" type="submit" disabled={state.pasted.trim() === ''}>
              Gebruik deze regels
            </Button>
          </div>
        </form>
      </Panel>
      <HowItWorks expected={expected} />
    </>
  )
}

function HowItWorks({ expected }: { expected: ImportName }) {
  const [chosen, setChosen] = useState<ImportName>()
  const kind = chosen ?? expected
  const { columns, noun } = importKind(kind)

  return (
    <Panel title="Zo werkt het">
      <div className="grid gap-3 p-5 text-ink-soft">
        {/* biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, so it is no fieldset. */}
        <div role="group" aria-label="Wat er in het bestand staat" className="flex flex-wrap gap-2">
          {importNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === kind}
              className={chipLook(name === kind)}
              onClick={() => setChosen(name)}
            >
              {importLabel(name)}
            </button>
          ))}
        </div>
        <p>{howItWorks[kind]}</p>
        <p>
          Je ziet eerst wat er verandert. Pas daarna importeer je, en dat kun je ongedaan maken.
        </p>
        <div className="-mb-2 -ml-3">
          <Button
            tone="ghost"
            onClick={() => download(`${noun.many}-voorbeeld.csv`, recordsCsv(columns, []))}
          >
            <Download aria-hidden />
            Leeg voorbeeld downloaden
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const isOver = useDroppedFile(onFile)

  return (
    <section
      aria-label="Bestand"
      className={`flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border-2 border-dashed p-5 transition-colors duration-(--fast) max-sm:flex-col max-sm:text-center md:px-6 ${isOver ? 'border-action bg-selected' : 'border-line-control bg-card'}`}
    >
      <Picto icon={FileSpreadsheet} tone="plain" />
      <div className="min-w-0 sm:flex-1">
        <h2 className="font-bold text-[1.0625rem]/[1.3]">
          Kies een CSV-bestand of sleep het hierheen
        </h2>
        <p className="mt-1 text-ink-muted">
          Tot {maxFileMegabytes} MB, met kolomnamen op de eerste regel
        </p>
      </div>
      <ImportFileButton onFile={onFile}>Bestand kiezen</ImportFileButton>
    </section>
  )
}
