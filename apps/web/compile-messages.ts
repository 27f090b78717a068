import type { NodePath, PluginObj, types as t } from "@babel/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";

/**
 * Compiles the English messages beside each component during the build. Lingui would otherwise load its message parser,
 * 5 kB, on every page.
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

// Lingui's macro marks the descriptors it wrote; other objects that happen to have a `message` stay unchanged.
function isDescriptor(node: t.ObjectExpression): boolean {
  return node.leadingComments?.some((comment) => comment.value.includes("i18n")) ?? false;
}
