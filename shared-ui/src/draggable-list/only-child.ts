import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Returns the single element of an item. @throws Error for none or several elements (SPEC §8). */
export function onlyChild(produced: ReactNode, index: number): ReactElement {
  const elements = flat(produced);
  const [only] = elements;
  if (elements.length === 1 && isValidElement(only)) return only;
  throw new Error(
    `DraggableList: the item template must produce exactly one element, but produced ${elements.length} for the item at position ${index}.`,
  );
}

function flat(node: ReactNode): ReactNode[] {
  return Children.toArray(node).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? flat(child.props.children) : [child],
  );
}
