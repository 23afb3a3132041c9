import { code } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { CopyButton } from '../code/CopyButton.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** How to import a class from where users find it; of a nested one, the class around it. */
export function ImportLine({ item, name }: { item: ClassItem; name: string }) {
  const moduleId = useScope().view.home(item.id)?.id ?? '';
  return (
    <span data-copy>
      <code>{`from ${moduleId} import ${name.split('.', 1)[0] ?? name}`}</code>
      <CopyButton label={code.copyImport} />
    </span>
  );
}
