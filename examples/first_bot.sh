#!/bin/sh
# A bot in any language: it reads a line of JSON for every decision and answers with a line of JSON.
# This one always takes the first legal move.
#
#     rookery arena sneaks --bots run:examples/first_bot.sh,random --games 20
while IFS= read -r line; do
    case "$line" in
    '{"t": "choose"'*)
        moves=${line#*\"moves\": [\"}
        printf '{"move": "%s"}\n' "${moves%%\"*}"
        ;;
    esac
done
