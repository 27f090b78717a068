import type { NodePath, PluginObj, types as t } from "@babel/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";

/**
 * Compiles the English beside each component while building. Lingui would otherwise need its message parser, 5 kB of
 * it, on every page.
 */
export function compileMessages({ types }: { readonly types: typeof t }): PluginObj {
  return {
    name: "lane-compile-messages",
    visitor: {
      Program: {
        exit(program) {
          program.traverse({ ObjectExpression: (path) => compileDescriptor(types, path) });
        },
      },
    },
  };
}

function compileDescriptor(types: typeof t, path: NodePath<t.ObjectExpression>): void {
  const fields = path.node.properties.filter((property) => types.isObjectProperty(property));
  const message = fields.find(({ key }) => types.isIdentifier(key, { name: "message" }));
  if (!isDescriptor(path.node) || !message || !types.isStringLiteral(message.value)) return;
  message.value = types.valueToNode(compileMessage(message.value.value));
}

// Lingui's macro marks what it wrote; an object of ours that happens to have a message stays as it is.
function isDescriptor(node: t.ObjectExpression): boolean {
  return node.leadingComments?.some((comment) => comment.value.includes("i18n")) ?? false;
}
